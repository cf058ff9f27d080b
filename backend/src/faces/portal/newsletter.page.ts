import type { Row } from '../../platform/db/schema.ts'
import { translations } from '../../platform/i18n/messages.ts'
import { html } from '../../platform/pages/html.ts'
import { shopUrl } from '../../platform/pages/page-view.ts'
import { renderForm, renderVisitorPage } from './portal.layout.ts'
import type { PortalView } from './portal.view.ts'

/** Renders what a link of the newsletter offers: to confirm, to unsubscribe, or, to nobody, the shop. */
export function renderNewsletterPage(
  view: PortalView,
  subscriber: Row<'subscribers'> | undefined,
): string {
  const t = translations[view.lang]
  const address = html`<bdi dir="ltr">${subscriber?.email}</bdi>`
  const shop = html`<a class="button" href="${shopUrl(view)}">${t('mail.shop')}</a>`
  if (!subscriber) {
    const main = html`<h1>${t('newsletter.noneHeading')}</h1>
      <p class="lead">${t('newsletter.noneLead')}</p>
      ${shop}`
    return renderVisitorPage(view, t('newsletter.noneHeading'), main)
  }
  const main = subscriber.confirmedAt
    ? renderForm(view, {
        action: '/portal/newsletter/unsubscribe',
        heading: 'newsletter.confirmedHeading',
        lead: html`${t('newsletter.confirmedLead')} ${address}`,
        button: 'newsletter.unsubscribe',
      })
    : renderForm(view, {
        action: '/portal/newsletter/confirm',
        heading: 'newsletter.confirmHeading',
        lead: html`${t('newsletter.confirmLead')} ${address}`,
        button: 'newsletter.confirm',
      })
  return renderVisitorPage(view, t('newsletter.title'), main)
}
