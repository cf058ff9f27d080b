import { MESSAGE_REASON, SESSION_ENDED_REASON } from '@shop/contracts/storage-keys.ts'

import { translations } from '../i18n/messages.ts'
import { html } from '../pages/html.ts'
import {
  renderAccountName,
  renderEmailField,
  renderNameFields,
  renderNewPasswordField,
  renderPasswordField,
} from './form-fields.ts'
import { renderForm, renderVisitorPage } from './portal.layout.ts'
import type { PortalView } from './portal.view.ts'
import { withReturnTo } from './return-to.ts'

/** Renders the login form. @param reason why the shop sends its visitor here, which is said */
export function renderLoginPage(view: PortalView, reason?: string): string {
  const t = translations[view.lang]
  const main = renderForm(view, {
    action: '/portal/login',
    heading: 'portal.loginHeading',
    lead: t(reason === MESSAGE_REASON ? 'portal.messageLead' : 'portal.loginLead'),
    problem: reason === SESSION_ENDED_REASON ? 'portal.sessionEnded' : undefined,
    fields: (state) =>
      html`${renderEmailField(t, state)}
        ${renderPasswordField(t, state, { name: 'password', label: 'portal.password' })}
        <p class="forgot">
          <a href="${withReturnTo('/portal/forgot-password', view.returnTo)}"
            >${t('portal.forgotPassword')}</a
          >
        </p>`,
    button: 'portal.login',
    below: html`<p class="below">
      ${t('portal.noAccount')}
      <a href="${withReturnTo('/portal/register', view.returnTo)}">${t('portal.register')}</a>
    </p>`,
  })
  return renderVisitorPage(view, t('portal.login'), main)
}

/** Renders the registration form. */
export function renderRegisterPage(view: PortalView): string {
  const t = translations[view.lang]
  const main = renderForm(view, {
    action: '/portal/register',
    heading: 'portal.registerHeading',
    lead: t('portal.registerLead'),
    fields: (state) =>
      html`${renderNameFields(t, state, { needsLastName: true })} ${renderEmailField(t, state)}
      ${renderNewPasswordField(t, state, 'portal.password')}`,
    button: 'portal.register',
    below: html`<p class="below">
      ${t('portal.haveAccount')}
      <a href="${withReturnTo('/portal/login', view.returnTo)}">${t('portal.login')}</a>
    </p>`,
  })
  return renderVisitorPage(view, t('portal.register'), main)
}

/** Renders the form that asks for a link to choose a new password. */
export function renderForgotPasswordPage(view: PortalView): string {
  const t = translations[view.lang]
  const main = renderForm(view, {
    action: '/portal/forgot-password',
    heading: 'account.forgotHeading',
    lead: t('account.forgotLead'),
    fields: (state) => renderEmailField(t, state),
    button: 'account.forgotButton',
    below: html`<p class="below">
      <a href="${withReturnTo('/portal/login', view.returnTo)}">${t('account.backToLogin')}</a>
    </p>`,
  })
  return renderVisitorPage(view, t('account.forgotHeading'), main)
}

/** Renders the form for a new password. @param email of the account, for password managers too */
export function renderResetPasswordPage(view: PortalView, email: string): string {
  const t = translations[view.lang]
  const main = renderForm(view, {
    action: '/portal/reset-password',
    heading: 'account.resetHeading',
    lead: html`${t('account.resetLead')} <bdi dir="ltr">${email}</bdi>`,
    fields: (state) => html`${renderAccountName(email)} ${renderNewPasswordField(t, state)}`,
    button: 'account.resetButton',
  })
  return renderVisitorPage(view, t('account.resetHeading'), main)
}

/**
 * Renders the page that confirms a new e-mail address. It takes a click on a button, because mail scanners
 * open links.
 */
export function renderConfirmEmailPage(view: PortalView, newEmail: string): string {
  const t = translations[view.lang]
  const main = renderForm(view, {
    action: '/portal/confirm-email',
    heading: 'account.confirmHeading',
    lead: html`${t('account.confirmLead')} <bdi dir="ltr">${newEmail}</bdi>`,
    button: 'account.confirmButton',
  })
  return renderVisitorPage(view, t('account.confirmHeading'), main)
}

/** Renders the page of a link that was used or has expired. @param newLinkPath where to ask for another */
export function renderInvalidLinkPage(view: PortalView, newLinkPath: string): string {
  const t = translations[view.lang]
  const main = html`<h1>${t('account.invalidLinkHeading')}</h1>
    <p class="lead">${t('account.invalidLink')}</p>
    <a class="button" href="${newLinkPath}">${t('account.newLink')}</a>`
  return renderVisitorPage(view, t('account.invalidLinkHeading'), main)
}
