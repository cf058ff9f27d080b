import { brandMark, brandName, ICON_URL } from './brand.ts'
import { type Html, html } from './html.ts'
import type { Language } from './negotiate-language.ts'
import { STYLESHEET_PATH } from './stylesheet.routes.ts'

export interface Page {
  lang: Language
  title: string
  main: Html
  /** Path and query of this page, for the link to the other language. */
  url: string
  /** Shown beside the content on wide screens. */
  aside?: Html
}

const ALTERNATE_LANGUAGE = {
  en: { lang: 'ar', name: 'العربية', dir: 'rtl' },
  ar: { lang: 'en', name: 'English', dir: 'ltr' },
} as const

function withLanguage(url: string, lang: Language): string {
  const target = new URL(url, 'http://backend')
  target.searchParams.set('lang', lang)
  return target.pathname + target.search
}

/** Renders a complete HTML page. It has no scripts and no inline styles: the CSP forbids both. */
export function renderLayout({ lang, title, main, url, aside }: Page): string {
  const other = ALTERNATE_LANGUAGE[lang]
  const page = html`<!doctype html>
    <html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brandName[lang]}</title>
        <link rel="icon" href="${ICON_URL}" />
        <link rel="stylesheet" href="${STYLESHEET_PATH}" />
      </head>
      <body class="${aside ? 'split' : 'single'}">
        <header class="bar">
          <span class="brand">${brandMark}<span>${brandName[lang]}</span></span>
          <a
            class="language"
            href="${withLanguage(url, other.lang)}"
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
