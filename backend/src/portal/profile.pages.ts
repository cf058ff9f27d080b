import { type Language, type MessageKey, type Translate, translations } from '../i18n/messages.ts'
import { renderField, renderNotice } from '../pages/field.ts'
import { type FormState, toFormState } from '../pages/form-state.ts'
import { type Html, html } from '../pages/html.ts'
import {
  renderAccountName,
  renderEmailField,
  renderNameFields,
  renderNewPasswordField,
  renderPasswordField,
} from './form-fields.ts'
import { renderForm, renderHiddenFields, renderMemberPage } from './portal.layout.ts'
import type { MemberView } from './portal.view.ts'

const DEFAULT_DIAL_CODE = '+968'

function renderLanguageField(label: string, selected: string): Html {
  const names: [Language, string][] = [
    ['en', 'English'],
    ['ar', 'العربية'],
  ]
  return html`<div class="field">
    <label for="language">${label}</label>
    <select id="language" name="language">
      ${names.map(
        ([lang, name]) =>
          html`<option value="${lang}" lang="${lang}" ${lang === selected && html`selected`}>
            ${name}
          </option>`,
      )}
    </select>
  </div>`
}

function renderDetails(view: MemberView, { values: typed, errors }: FormState): Html {
  const { member, lang } = view
  const t = translations[lang]
  const stored = {
    firstName: member.firstName,
    lastName: member.lastName,
    address: member.address,
    dialCode: member.dialCode || DEFAULT_DIAL_CODE,
    phone: member.phoneNumber,
    language: member.language,
  }
  const values = { ...stored, ...typed }
  const optional = (label: string) => `${label} (${t('account.optional')})`
  const phone = { type: 'tel', inputmode: 'tel', ltr: true, optional: true } as const
  return html`<form class="panel" method="post" action="/portal/profile" novalidate>
    ${renderHiddenFields(view)} ${renderNameFields(t, { values, errors }, { needsLastName: false })}
    ${renderField({
      name: 'address',
      label: optional(t('account.address')),
      autocomplete: 'street-address',
      maxlength: 500,
      optional: true,
      value: values.address,
      error: errors.address,
    })}
    <div class="pair phone">
      ${renderField({
        ...phone,
        name: 'dialCode',
        label: t('account.dialCode'),
        autocomplete: 'tel-country-code',
        maxlength: 8,
        value: values.dialCode,
        error: errors.dialCode,
      })}
      ${renderField({
        ...phone,
        name: 'phone',
        label: optional(t('account.phone')),
        autocomplete: 'tel-national',
        maxlength: 30,
        value: values.phone,
        error: errors.phone,
      })}
    </div>
    ${renderLanguageField(t('account.language'), values.language)}
    <button class="button">${t('account.save')}</button>
  </form>`
}

function renderLoginDetails({ member, lang }: MemberView): Html {
  const t = translations[lang]
  const row = (term: string, value: Html, path: string, change: MessageKey) =>
    html`<div>
      <dt>${term}</dt>
      ${value}
      <dd class="action"><a href="${path}" aria-label="${t(change)}">${t('account.change')}</a></dd>
    </div>`
  const email = html`<dd><bdi dir="ltr">${member.email}</bdi></dd>`
  const password = html`<dd aria-hidden="true">••••••••</dd>`
  return html`<section class="panel" aria-labelledby="login-details">
    <h2 id="login-details">${t('account.loginDetails')}</h2>
    <dl class="rows">
      ${row(t('portal.email'), email, '/portal/profile/email', 'account.changeEmail')}
      ${row(t('portal.password'), password, '/portal/profile/password', 'account.changePassword')}
    </dl>
  </section>`
}

/** Renders a member's details, and the ways to change what they log in with. */
export function renderProfilePage(view: MemberView): string {
  const t = translations[view.lang]
  const state = toFormState(view.form, view.lang)
  const main = html`<h1>${t('account.profileHeading')}</h1>
    <p class="lead">${t('account.profileLead')}</p>
    ${renderNotice('success', state.notice)} ${renderNotice('error', state.problem)}
    <div class="stack">${renderDetails(view, state)} ${renderLoginDetails(view)}</div>`
  return renderMemberPage(view, t('account.profileHeading'), main)
}

function renderCredentialsPage(
  view: MemberView,
  action: string,
  heading: 'account.changePassword' | 'account.changeEmail',
  lead: Html | string,
  fields: (state: FormState, t: Translate) => Html,
): string {
  const t = translations[view.lang]
  const back = html`<a class="button quiet" href="/portal/profile"
    >${t('account.backToProfile')}</a
  >`
  const page = { action, heading, lead, fields, button: heading, beside: back, inPanel: true }
  return renderMemberPage(view, t(heading), renderForm(view, page))
}

const currentPassword = { name: 'currentPassword', label: 'account.currentPassword' } as const

/** Renders the form that changes the password. */
export function renderProfilePasswordPage(view: MemberView): string {
  const lead = translations[view.lang]('account.passwordLead')
  return renderCredentialsPage(
    view,
    '/portal/profile/password',
    'account.changePassword',
    lead,
    (state, t) =>
      html`${renderAccountName(view.member.email)} ${renderPasswordField(t, state, currentPassword)}
      ${renderNewPasswordField(t, state)}`,
  )
}

/** Renders the form that asks for another e-mail address. */
export function renderProfileEmailPage(view: MemberView): string {
  const lead = translations[view.lang]('account.emailLead')
  return renderCredentialsPage(
    view,
    '/portal/profile/email',
    'account.changeEmail',
    html`${lead} <bdi dir="ltr">${view.member.email}</bdi>`,
    (state, t) =>
      html`${renderEmailField(t, state, 'account.newEmail')}
      ${renderPasswordField(t, state, currentPassword)}`,
  )
}
