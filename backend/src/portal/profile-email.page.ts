import { renderField } from '../pages/field.ts'
import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { accountTexts } from './account.texts.ts'
import { getAccountForm } from './account-form.ts'
import { type MemberView, renderHiddenFields, renderMemberPage } from './portal.layout.ts'

/** Renders the form that asks for another e-mail address. */
export function renderProfileEmailPage(view: MemberView): string {
  const t = accountTexts[view.lang]
  const { problem, errors, values } = getAccountForm(view)
  const main = html`<h1>${t.changeEmail}</h1>
    <p class="lead">${t.emailLead} <bdi dir="ltr">${view.member.email}</bdi></p>
    ${renderNotice('error', problem)}
    <form class="panel" method="post" action="/portal/profile/email" novalidate>
      ${renderHiddenFields(view)}
      ${renderField({
        name: 'email',
        label: t.newEmail,
        type: 'email',
        ltr: true,
        inputmode: 'email',
        autocomplete: 'email',
        value: values.email,
        error: errors.email,
      })}
      ${renderField({
        name: 'currentPassword',
        label: t.currentPassword,
        type: 'password',
        ltr: true,
        autocomplete: 'current-password',
        error: errors.currentPassword,
      })}
      <button class="button">${t.changeEmail}</button>
      <a class="button quiet" href="/portal/profile">${t.backToProfile}</a>
    </form>`
  return renderMemberPage(view, t.changeEmail, main, { width: 'wide' })
}
