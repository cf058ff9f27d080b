import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { accountTexts } from './account.texts.ts'
import { getAccountForm } from './account-form.ts'
import { type PortalView, renderHiddenFields, renderVisitorPage } from './portal.layout.ts'

/**
 * Renders the page that confirms a new e-mail address. It takes a press of a button, because mail scanners
 * open links.
 */
export function renderConfirmEmailPage(view: PortalView, newEmail: string): string {
  const t = accountTexts[view.lang]
  const main = html`<h1>${t.confirmHeading}</h1>
    <p class="lead">${t.confirmLead} <bdi dir="ltr">${newEmail}</bdi></p>
    ${renderNotice('error', getAccountForm(view).problem)}
    <form method="post" action="/portal/confirm-email">
      ${renderHiddenFields(view)}
      <button class="button">${t.confirmButton}</button>
    </form>`
  return renderVisitorPage(view, t.confirmHeading, main)
}
