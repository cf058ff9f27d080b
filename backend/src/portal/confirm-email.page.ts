import { translations } from '../i18n/messages.ts'
import { toFormState } from '../pages/form-state.ts'
import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { renderHiddenFields, renderVisitorPage } from './portal.layout.ts'
import type { PortalView } from './portal.view.ts'

/**
 * Renders the page that confirms a new e-mail address. It takes a press of a button, because mail scanners
 * open links.
 */
export function renderConfirmEmailPage(view: PortalView, newEmail: string): string {
  const t = translations[view.lang]
  const main = html`<h1>${t('account.confirmHeading')}</h1>
    <p class="lead">${t('account.confirmLead')} <bdi dir="ltr">${newEmail}</bdi></p>
    ${renderNotice('error', toFormState(view.form, view.lang).problem)}
    <form method="post" action="/portal/confirm-email">
      ${renderHiddenFields(view)}
      <button class="button">${t('account.confirmButton')}</button>
    </form>`
  return renderVisitorPage(view, t('account.confirmHeading'), main)
}
