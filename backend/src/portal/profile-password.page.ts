import { renderField } from '../pages/field.ts'
import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { accountTexts } from './account.texts.ts'
import { getAccountForm } from './account-form.ts'
import { renderPasswordField } from './credential-fields.ts'
import { type MemberView, renderHiddenFields, renderMemberPage } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'

/** Renders the form that changes the password. */
export function renderProfilePasswordPage(view: MemberView): string {
  const [t, p] = [accountTexts[view.lang], portalTexts[view.lang]]
  const state = getAccountForm(view)
  const main = html`<h1>${t.changePassword}</h1>
    <p class="lead">${t.passwordLead}</p>
    ${renderNotice('error', state.problem)}
    <form class="panel" method="post" action="/portal/profile/password" novalidate>
      ${renderHiddenFields(view)}
      <input type="email" value="${view.member.email}" autocomplete="username" readonly hidden />
      ${renderField({
        name: 'currentPassword',
        label: t.currentPassword,
        type: 'password',
        ltr: true,
        autocomplete: 'current-password',
        error: state.errors.currentPassword,
      })}
      ${renderPasswordField(p, state, {
        autocomplete: 'new-password',
        label: t.newPassword,
        hint: p.passwordHint,
      })}
      <button class="button">${t.changePassword}</button>
      <a class="button quiet" href="/portal/profile">${t.backToProfile}</a>
    </form>`
  return renderMemberPage(view, t.changePassword, main, { width: 'wide' })
}
