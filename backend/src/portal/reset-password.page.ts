import { translations } from '../i18n/messages.ts'
import { toFormState } from '../pages/form-state.ts'
import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { renderPasswordField } from './credential-fields.ts'
import { renderHiddenFields, renderVisitorPage } from './portal.layout.ts'
import type { PortalView } from './portal.view.ts'

/** Renders the form for a new password. @param email of the account, for password managers too */
export function renderResetPasswordPage(view: PortalView, email: string): string {
  const t = translations[view.lang]
  const state = toFormState(view.form, view.lang)
  const main = html`<h1>${t('account.resetHeading')}</h1>
    <p class="lead">${t('account.resetLead')} <bdi dir="ltr">${email}</bdi></p>
    ${renderNotice('error', state.problem)}
    <form method="post" action="/portal/reset-password" novalidate>
      ${renderHiddenFields(view)}
      <input type="email" value="${email}" autocomplete="username" readonly hidden />
      ${renderPasswordField(t, state, {
        autocomplete: 'new-password',
        label: t('account.newPassword'),
        hint: t('portal.passwordHint'),
      })}
      <button class="button">${t('account.resetButton')}</button>
    </form>`
  return renderVisitorPage(view, t('account.resetHeading'), main)
}

/** Renders the page of a link that was used or has expired. @param newLinkPath where to ask for another */
export function renderInvalidLinkPage(view: PortalView, newLinkPath: string): string {
  const t = translations[view.lang]
  const main = html`<h1>${t('account.invalidLinkHeading')}</h1>
    <p class="lead">${t('account.invalidLink')}</p>
    <a class="button" href="${newLinkPath}">${t('account.newLink')}</a>`
  return renderVisitorPage(view, t('account.invalidLinkHeading'), main)
}
