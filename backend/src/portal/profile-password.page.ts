import { translations } from '../i18n/messages.ts'
import { renderField } from '../pages/field.ts'
import { toFormState } from '../pages/form-state.ts'
import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { renderPasswordField } from './credential-fields.ts'
import { renderHiddenFields, renderMemberPage } from './portal.layout.ts'
import type { MemberView } from './portal.view.ts'

/** Renders the form that changes the password. */
export function renderProfilePasswordPage(view: MemberView): string {
  const t = translations[view.lang]
  const state = toFormState(view.form, view.lang)
  const main = html`<h1>${t('account.changePassword')}</h1>
    <p class="lead">${t('account.passwordLead')}</p>
    ${renderNotice('error', state.problem)}
    <form class="panel" method="post" action="/portal/profile/password" novalidate>
      ${renderHiddenFields(view)}
      <input type="email" value="${view.member.email}" autocomplete="username" readonly hidden />
      ${renderField({
        name: 'currentPassword',
        label: t('account.currentPassword'),
        type: 'password',
        ltr: true,
        autocomplete: 'current-password',
        error: state.errors.currentPassword,
      })}
      ${renderPasswordField(t, state, {
        autocomplete: 'new-password',
        label: t('account.newPassword'),
        hint: t('portal.passwordHint'),
      })}
      <button class="button">${t('account.changePassword')}</button>
      <a class="button quiet" href="/portal/profile">${t('account.backToProfile')}</a>
    </form>`
  return renderMemberPage(view, t('account.changePassword'), main, { width: 'wide' })
}
