import { html } from '../pages/html.ts'
import { renderLayout } from '../pages/layout.ts'
import type { PageView } from '../pages/page-view.ts'
import { shopUrl } from '../pages/shop-url.ts'
import { portalTexts } from './portal.texts.ts'

/** Renders the page for an unknown address below the portal. */
export function renderUnknownPage(view: PageView): string {
  const t = portalTexts[view.lang]
  const main = html`<div class="panel empty">
    <h1>${t.notFound}</h1>
    <p class="muted">${t.notFoundLead}</p>
    <a class="button" href="/portal">${t.member}</a>
    <a href="${shopUrl(view)}">${t.backToShop}</a>
  </div>`
  return renderLayout({ view, title: t.notFound, main })
}
