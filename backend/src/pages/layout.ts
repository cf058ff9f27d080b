import { translations } from '../i18n/messages.ts'
import { brandMark, brandName, ICON_URL } from './brand.ts'
import { fontPath } from './fonts.ts'
import { renderFooter } from './footer.ts'
import { type Html, html } from './html.ts'
import type { PageView } from './page-view.ts'
import { shopUrl } from './shop-url.ts'
import { stylesheet } from './stylesheet.ts'
import { renderThemeControl } from './theme-control.ts'
import { withQuery } from './with-query.ts'

export interface Page {
  view: PageView
  title: string
  main: Html
  /** Width of the content: a form's by default. */
  width?: 'form' | 'wide' | 'page'
  /** Links in the header. */
  navigation?: Html | undefined
  /** Shown beside the content on wide screens. */
  aside?: Html
  /** Path of a script of ours. */
  script?: string
}

const ALTERNATE_LANGUAGE = {
  en: { lang: 'ar', name: 'العربية', dir: 'rtl' },
  ar: { lang: 'en', name: 'English', dir: 'ltr' },
} as const

function renderHeader(view: PageView, navigation: Html | undefined): Html {
  const { lang, url } = view
  const t = translations[lang]
  const other = ALTERNATE_LANGUAGE[lang]
  return html`<header class="bar">
    <div class="bar-row">
      <a class="brand" href="${shopUrl(view)}" title="${t('layout.home')}"
        >${brandMark}<span>${brandName[lang]}</span></a
      >
      ${navigation}
      <div class="controls">
        <a
          class="control language"
          href="${withQuery(url, 'lang', other.lang)}"
          lang="${other.lang}"
          dir="${other.dir}"
          hreflang="${other.lang}"
          translate="no"
          >${other.name}</a
        >
        ${renderThemeControl(view)}
      </div>
    </div>
  </header>`
}

/** Renders a complete HTML page. It has no inline scripts and styles: the CSP forbids both. */
export function renderLayout(page: Page): string {
  const { view, title, main, width = 'form', navigation, aside, script } = page
  const { lang, theme } = view
  const markup = html`<!doctype html>
    <html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}" class="${theme ?? ''}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="${theme ?? 'light dark'}" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brandName[lang]}</title>
        <link rel="icon" href="${ICON_URL}" />
        <link rel="preload" href="${fontPath(lang)}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${stylesheet.path}" />
        ${script && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <a class="skip" href="#main">${translations[lang]('layout.skip')}</a>
        ${renderHeader(view, navigation)}
        <div class="content ${aside ? 'split' : width}">
          ${aside}
          <main id="main" tabindex="-1">${main}</main>
        </div>
        ${renderFooter(view)}
      </body>
    </html>`
  return markup.text
}
