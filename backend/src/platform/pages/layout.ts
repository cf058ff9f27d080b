import { sitePaths } from '@shop/contracts/browser/site-paths.ts'

import { translations } from '../i18n/messages.ts'
import { accentPath, fontPath, stylesheet } from './assets.ts'
import { getIconUrl, renderLogo } from './brand.ts'
import { type Html, html } from './html.ts'
import { withQuery } from './page-query.ts'
import { type PageView, shopUrl, type Theme } from './page-view.ts'

export interface Page {
  view: PageView
  title: string
  main: Html
  /** Width of the content: a form's by default. */
  width?: 'form' | 'page'
  /** Shown beside the content on wide screens. */
  aside?: Html
}

const ALTERNATE_LANGUAGE = {
  en: { lang: 'ar', name: 'العربية', dir: 'rtl' },
  ar: { lang: 'en', name: 'English', dir: 'ltr' },
} as const

/** Paths of lucide's moon and sun. */
const themeIcons: Record<Theme, string> = {
  dark: 'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
  light:
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
}

/** There is a link to either theme; the stylesheet, which knows the system's theme, shows the one that is not on. */
function renderThemeLink({ lang, url }: PageView, theme: Theme) {
  const label = translations[lang](`layout.${theme}`)
  return html`<a
    class="control to-${theme}"
    href="${withQuery(url, 'theme', theme)}"
    aria-label="${label}"
    title="${label}"
  >
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${themeIcons[theme]}" /></svg>
  </a>`
}

function renderHeader(view: PageView): Html {
  const { lang, url, brand } = view
  const t = translations[lang]
  const other = ALTERNATE_LANGUAGE[lang]
  return html`<header class="bar">
    <div class="bar-row">
      <a class="brand" href="${shopUrl(view)}" title="${t('layout.home')}"
        >${renderLogo(brand, lang)}</a
      >
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
        ${renderThemeLink(view, 'dark')}${renderThemeLink(view, 'light')}
      </div>
    </div>
  </header>`
}

/** The pages of the shop in the footer: those that answer questions. */
const footerPages = ['shop', 'faqs', 'contact', 'terms', 'privacy'] as const

function renderFooter(view: PageView): Html {
  const { lang, brand } = view
  const t = translations[lang]
  const name = brand.name[lang]
  return html`<footer class="footer inverse">
    <div class="footer-row">
      <small>© ${String(new Date().getFullYear())} ${name}. ${t('layout.rights')}</small>
      <nav aria-label="${t('layout.footer')}">
        <ul>
          ${footerPages.map(
            (page) =>
              html`<li><a href="${shopUrl(view, sitePaths[page])}">${t(`layout.${page}`)}</a></li>`,
          )}
        </ul>
      </nav>
    </div>
  </footer>`
}

/** Renders a complete HTML page. It has no inline scripts and styles: the CSP forbids both. */
export function renderLayout(page: Page): string {
  const { view, title, main, width = 'form', aside } = page
  const { lang, theme, brand } = view
  const sheets = [stylesheet.path, ...(brand.accent ? [accentPath(brand.accent)] : [])]
  const markup = html`<!doctype html>
    <html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}" class="${theme ?? ''}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="${theme ?? 'light dark'}" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.name[lang]}</title>
        <link rel="icon" href="${getIconUrl(brand)}" />
        <link rel="preload" href="${fontPath(lang)}" as="font" type="font/woff2" crossorigin />
        ${sheets.map((path) => html`<link rel="stylesheet" href="${path}" />`)}
      </head>
      <body>
        <a class="skip" href="#main">${translations[lang]('layout.skip')}</a>
        ${renderHeader(view)}
        <div class="content ${aside ? 'split' : width}">
          ${aside}
          <main id="main" tabindex="-1">${main}</main>
        </div>
        ${renderFooter(view)}
      </body>
    </html>`
  return markup.text
}
