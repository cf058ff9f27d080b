import { sitePaths } from '@shop/contracts/site-paths.ts'

import { brandName } from './brand.ts'
import { type Html, html } from './html.ts'
import { layoutTexts } from './layout.texts.ts'
import type { PageView } from './page-view.ts'
import { shopUrl } from './shop-url.ts'

const pages = ['shop', 'faqs', 'contact', 'terms', 'privacy'] as const

/** Renders the footer: the shop's pages that answer questions, and the copyright. */
export function renderFooter(view: PageView): Html {
  const { lang } = view
  const t = layoutTexts[lang]
  const year = new Date().getFullYear()
  return html`<footer class="footer inverse">
    <div class="footer-row">
      <small>© ${String(year)} ${brandName[lang]}. ${t.rights}</small>
      <nav aria-label="${t.footer}">
        <ul>
          ${pages.map(
            (page) => html`<li><a href="${shopUrl(view, sitePaths[page])}">${t[page]}</a></li>`,
          )}
        </ul>
      </nav>
    </div>
  </footer>`
}
