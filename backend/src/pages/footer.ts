import { sitePaths } from '@shop/contracts/site-paths.ts'

import { translations } from '../i18n/messages.ts'
import { brandName } from './brand.ts'
import { type Html, html } from './html.ts'
import type { PageView } from './page-view.ts'
import { shopUrl } from './shop-url.ts'

const pages = ['shop', 'faqs', 'contact', 'terms', 'privacy'] as const

/** Renders the footer: the shop's pages that answer questions, and the copyright. */
export function renderFooter(view: PageView): Html {
  const { lang } = view
  const t = translations[lang]
  const year = new Date().getFullYear()
  return html`<footer class="footer inverse">
    <div class="footer-row">
      <small>© ${String(year)} ${brandName[lang]}. ${t('layout.rights')}</small>
      <nav aria-label="${t('layout.footer')}">
        <ul>
          ${pages.map(
            (page) =>
              html`<li><a href="${shopUrl(view, sitePaths[page])}">${t(`layout.${page}`)}</a></li>`,
          )}
        </ul>
      </nav>
    </div>
  </footer>`
}
