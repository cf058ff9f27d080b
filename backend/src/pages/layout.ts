import { brandMark, brandName, iconAddress } from './brand.ts'
import { html, type Html } from './html.ts'
import type { Language } from './language.ts'
import { STYLE_PATH } from './style.routes.ts'

export interface Page {
  lang: Language
  title: string
  main: Html
  /** Path and query of this page, for the link to the other language. */
  url: string
  /** Shown beside the page on wide screens. */
  aside?: Html
}

const otherLanguage = {
  en: { lang: 'ar', name: 'العربية', dir: 'rtl' },
  ar: { lang: 'en', name: 'English', dir: 'ltr' },
} as const

function inLanguage(url: string, lang: Language): string {
  const target = new URL(url, 'http://backend')
  target.searchParams.set('lang', lang)
  return target.pathname + target.search
}

/** A whole page, without scripts. */
export function layout({ lang, title, main, url, aside }: Page): string {
  const other = otherLanguage[lang]
  const page = html`<!doctype html>
    <html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brandName[lang]}</title>
        <link rel="icon" href="${iconAddress}" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body class="${aside ? 'split' : 'single'}">
        <header class="bar">
          <span class="brand">${brandMark}<span>${brandName[lang]}</span></span>
          <a
            class="language"
            href="${inLanguage(url, other.lang)}"
            lang="${other.lang}"
            dir="${other.dir}"
            hreflang="${other.lang}"
            >${other.name}</a
          >
        </header>
        ${aside}
        <main>${main}</main>
      </body>
    </html>`
  return page.text
}
