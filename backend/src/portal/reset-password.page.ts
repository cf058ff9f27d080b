import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { accountTexts } from './account.texts.ts'
import { getAccountForm } from './account-form.ts'
import { renderPasswordField } from './credential-fields.ts'
import { type PortalView, renderHiddenFields, renderVisitorPage } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'

/** Renders the form for a new password. @param email of the account, for password managers too */
export function renderResetPasswordPage(view: PortalView, email: string): string {
  const t = accountTexts[view.lang]
  const { passwordHint } = portalTexts[view.lang]
  const state = getAccountForm(view)
  const main = html`<h1>${t.resetHeading}</h1>
    <p class="lead">${t.resetLead} <bdi dir="ltr">${email}</bdi></p>
    ${renderNotice('error', state.problem)}
    <form method="post" action="/portal/reset-password" novalidate>
      ${renderHiddenFields(view)}
      <input type="email" value="${email}" autocomplete="username" readonly hidden />
      ${renderPasswordField(portalTexts[view.lang], state, {
        autocomplete: 'new-password',
        label: t.newPassword,
        hint: passwordHint,
      })}
      <button class="button">${t.resetButton}</button>
    </form>`
  return renderVisitorPage(view, t.resetHeading, main)
}

/** Renders the page of a link that was used or has expired. @param newLinkPath where to ask for another */
export function renderInvalidLinkPage(view: PortalView, newLinkPath: string): string {
  const t = accountTexts[view.lang]
  const main = html`<h1>${t.invalidLinkHeading}</h1>
    <p class="lead">${t.invalidLink}</p>
    <a class="button" href="${newLinkPath}">${t.newLink}</a>`
  return renderVisitorPage(view, t.invalidLinkHeading, main)
}
