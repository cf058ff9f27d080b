import { translations } from '../i18n/messages.ts'
import { renderField } from '../pages/field.ts'
import { toFormState } from '../pages/form-state.ts'
import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { renderHiddenFields, renderMemberPage } from './portal.layout.ts'
import type { MemberView } from './portal.view.ts'

/** Renders the form that asks for another e-mail address. */
export function renderProfileEmailPage(view: MemberView): string {
  const t = translations[view.lang]
  const { problem, errors, values } = toFormState(view.form, view.lang)
  const main = html`<h1>${t('account.changeEmail')}</h1>
    <p class="lead">${t('account.emailLead')} <bdi dir="ltr">${view.member.email}</bdi></p>
    ${renderNotice('error', problem)}
    <form class="panel" method="post" action="/portal/profile/email" novalidate>
      ${renderHiddenFields(view)}
      ${renderField({
        name: 'email',
        label: t('account.newEmail'),
        type: 'email',
        ltr: true,
        inputmode: 'email',
        autocomplete: 'email',
        value: values.email,
        error: errors.email,
      })}
      ${renderField({
        name: 'currentPassword',
        label: t('account.currentPassword'),
        type: 'password',
        ltr: true,
        autocomplete: 'current-password',
        error: errors.currentPassword,
      })}
      <button class="button">${t('account.changeEmail')}</button>
      <a class="button quiet" href="/portal/profile">${t('account.backToProfile')}</a>
    </form>`
  return renderMemberPage(view, t('account.changeEmail'), main, { width: 'wide' })
}
