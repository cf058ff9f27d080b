import { renderField } from '../pages/field.ts'
import type { FormState } from '../pages/form-state.ts'
import { type Html, html } from '../pages/html.ts'
import type { Language } from '../pages/negotiate-language.ts'
import { renderNotice } from '../pages/notice.ts'
import { accountTexts } from './account.texts.ts'
import { getAccountForm } from './account-form.ts'
import { type MemberView, renderHiddenFields, renderMemberPage } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'

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
  const [t, p] = [accountTexts[lang], portalTexts[lang]]
  const optional = (label: string) => `${label} (${t.optional})`
  const phone = { type: 'tel', inputmode: 'tel', ltr: true, optional: true } as const
  return html`<form class="panel" method="post" action="/portal/profile" novalidate>
    ${renderHiddenFields(view)}
    <div class="pair">
      ${renderField({
        name: 'firstName',
        label: p.firstName,
        autocomplete: 'given-name',
        maxlength: 100,
        value: values.firstName ?? member.firstName,
        error: errors.firstName,
      })}
      ${renderField({
        name: 'lastName',
        label: p.lastName,
        autocomplete: 'family-name',
        maxlength: 100,
        optional: true,
        value: values.lastName ?? member.lastName,
        error: errors.lastName,
      })}
    </div>
    ${renderField({
      name: 'address',
      label: optional(t.address),
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
        label: t.dialCode,
        autocomplete: 'tel-country-code',
        maxlength: 8,
        value: values.dialCode ?? (member.dialCode || DEFAULT_DIAL_CODE),
        error: errors.dialCode,
      })}
      ${renderField({
        ...phone,
        name: 'phone',
        label: optional(t.phone),
        autocomplete: 'tel-national',
        maxlength: 30,
        value: values.phone ?? member.phoneNumber,
        error: errors.phone,
      })}
    </div>
    ${renderLanguageField(t.language, values.language ?? member.language)}
    <button class="button">${t.save}</button>
  </form>`
}

function renderLoginDetails({ member, lang }: MemberView): Html {
  const [t, p] = [accountTexts[lang], portalTexts[lang]]
  return html`<section class="panel" aria-labelledby="login-details">
    <h2 id="login-details">${t.loginDetails}</h2>
    <dl class="rows">
      <div>
        <dt>${p.email}</dt>
        <dd><bdi dir="ltr">${member.email}</bdi></dd>
        <dd class="action">
          <a href="/portal/profile/email" aria-label="${t.changeEmail}">${t.change}</a>
        </dd>
      </div>
      <div>
        <dt>${p.password}</dt>
        <dd aria-hidden="true">••••••••</dd>
        <dd class="action">
          <a href="/portal/profile/password" aria-label="${t.changePassword}">${t.change}</a>
        </dd>
      </div>
    </dl>
  </section>`
}

/** Renders a member's details, and the ways to change what they log in with. */
export function renderProfilePage(view: MemberView): string {
  const t = accountTexts[view.lang]
  const state = getAccountForm(view)
  const main = html`<h1>${t.profileHeading}</h1>
    <p class="lead">${t.profileLead}</p>
    ${renderNotice('success', state.notice)} ${renderNotice('error', state.problem)}
    <div class="stack">${renderDetails(view, state)} ${renderLoginDetails(view)}</div>`
  return renderMemberPage(view, t.profileHeading, main, { width: 'wide' })
}
