import { translations } from '../i18n/messages.ts'
import { renderField } from '../pages/field.ts'
import type { FormState } from '../pages/form-state.ts'
import { toFormState } from '../pages/form-state.ts'
import { type Html, html } from '../pages/html.ts'
import type { Language } from '../pages/negotiate-language.ts'
import { renderNotice } from '../pages/notice.ts'
import { renderHiddenFields, renderMemberPage } from './portal.layout.ts'
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

function renderDetails(view: MemberView, { values, errors }: FormState): Html {
  const { member, lang } = view
  const t = translations[lang]
  const optional = (label: string) => `${label} (${t('account.optional')})`
  const phone = { type: 'tel', inputmode: 'tel', ltr: true, optional: true } as const
  return html`<form class="panel" method="post" action="/portal/profile" novalidate>
    ${renderHiddenFields(view)}
    <div class="pair">
      ${renderField({
        name: 'firstName',
        label: t('portal.firstName'),
        autocomplete: 'given-name',
        maxlength: 100,
        value: values.firstName ?? member.firstName,
        error: errors.firstName,
      })}
      ${renderField({
        name: 'lastName',
        label: t('portal.lastName'),
        autocomplete: 'family-name',
        maxlength: 100,
        optional: true,
        value: values.lastName ?? member.lastName,
        error: errors.lastName,
      })}
    </div>
    ${renderField({
      name: 'address',
      label: optional(t('account.address')),
      autocomplete: 'street-address',
      maxlength: 500,
      optional: true,
      value: values.address ?? member.address,
      error: errors.address,
    })}
    <div class="pair phone">
      ${renderField({
        ...phone,
        name: 'dialCode',
        label: t('account.dialCode'),
        autocomplete: 'tel-country-code',
        maxlength: 8,
        value: values.dialCode ?? (member.dialCode || DEFAULT_DIAL_CODE),
        error: errors.dialCode,
      })}
      ${renderField({
        ...phone,
        name: 'phone',
        label: optional(t('account.phone')),
        autocomplete: 'tel-national',
        maxlength: 30,
        value: values.phone ?? member.phoneNumber,
        error: errors.phone,
      })}
    </div>
    ${renderLanguageField(t('account.language'), values.language ?? member.language)}
    <button class="button">${t('account.save')}</button>
  </form>`
}

function renderLoginDetails({ member, lang }: MemberView): Html {
  const t = translations[lang]
  return html`<section class="panel" aria-labelledby="login-details">
    <h2 id="login-details">${t('account.loginDetails')}</h2>
    <dl class="rows">
      <div>
        <dt>${t('portal.email')}</dt>
        <dd><bdi dir="ltr">${member.email}</bdi></dd>
        <dd class="action">
          <a href="/portal/profile/email" aria-label="${t('account.changeEmail')}"
            >${t('account.change')}</a
          >
        </dd>
      </div>
      <div>
        <dt>${t('portal.password')}</dt>
        <dd aria-hidden="true">••••••••</dd>
        <dd class="action">
          <a href="/portal/profile/password" aria-label="${t('account.changePassword')}"
            >${t('account.change')}</a
          >
        </dd>
      </div>
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
  return renderMemberPage(view, t('account.profileHeading'), main, { width: 'wide' })
}
