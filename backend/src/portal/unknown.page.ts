import { translations } from '../i18n/messages.ts'
import { html } from '../pages/html.ts'
import { renderLayout } from '../pages/layout.ts'
import type { PageView } from '../pages/page-view.ts'
import { shopUrl } from '../pages/shop-url.ts'

/** Renders the page for an unknown address below the portal. */
export function renderUnknownPage(view: PageView): string {
  const t = translations[view.lang]
  const main = html`<div class="panel empty">
    <h1>${t('portal.notFound')}</h1>
    <p class="muted">${t('portal.notFoundLead')}</p>
    <a class="button" href="/portal">${t('portal.member')}</a>
    <a href="${shopUrl(view)}">${t('portal.backToShop')}</a>
  </div>`
  return renderLayout({ view, title: t('portal.notFound'), main })
}
