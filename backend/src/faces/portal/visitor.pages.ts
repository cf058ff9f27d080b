import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { MESSAGE_REASON, SESSION_ENDED_REASON } from '@shop/contracts/browser/storage-keys.ts'

import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import { type MessageKey, translations } from '../../platform/i18n/messages.ts'
import { type Html, html } from '../../platform/pages/html.ts'
import { renderLayout } from '../../platform/pages/layout.ts'
import { withReturnTo } from '../../platform/pages/page-query.ts'
import { shopUrl } from '../../platform/pages/page-view.ts'
import {
  renderAccountName,
  renderEmailField,
  renderNameFields,
  renderNewPasswordField,
  renderPasswordField,
} from './form-fields.ts'
import { renderForm, renderHiddenFields, renderVisitorPage } from './portal.layout.ts'
import type { PortalView } from './portal.view.ts'

/** Whether the form leads on to the checkout, as from a cart. */
const leadsToCheckout = ({ returnTo }: PortalView): boolean =>
  returnTo !== null && new URL(returnTo).pathname.endsWith(sitePaths.checkout)

/** Renders the login form. @param reason why the shop sends its visitor here, which is said */
export function renderLoginPage(view: PortalView, reason?: string): string {
  const t = translations[view.lang]
  const lead = leadsToCheckout(view) ? 'portal.checkoutLoginLead' : 'portal.loginLead'
  const main = renderForm(view, {
    action: '/portal/login',
    heading: 'portal.loginHeading',
    lead: t(reason === MESSAGE_REASON ? 'portal.messageLead' : lead),
    problem: reason === SESSION_ENDED_REASON ? 'portal.sessionEnded' : undefined,
    fields: (state) =>
      html`${renderEmailField(t, state)} ${renderPasswordField(t, state)}
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
    lead: t(leadsToCheckout(view) ? 'portal.checkoutRegisterLead' : 'portal.registerLead'),
    fields: (state) =>
      html`${renderNameFields(t, state)} ${renderEmailField(t, state)}
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

/** Where a new password is sent to, and the texts of its form. */
export interface NewPasswordPage {
  action: string
  heading: MessageKey
  lead: MessageKey
  button: MessageKey
}

/** Renders the form for a new password. @param email of the account, for password managers too */
export function renderNewPasswordPage(
  view: PortalView,
  email: string,
  { action, heading, lead, button }: NewPasswordPage,
): string {
  const t = translations[view.lang]
  const main = renderForm(view, {
    action,
    heading,
    lead: html`${t(lead)} <bdi dir="ltr">${email}</bdi>`,
    fields: (state) => html`${renderAccountName(email)} ${renderNewPasswordField(t, state)}`,
    button,
  })
  return renderVisitorPage(view, t(heading), main)
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

/** Renders that the new e-mail address has been confirmed. */
export function renderConfirmedEmailPage(view: PortalView): string {
  const t = translations[view.lang]
  const main = html`<h1>${t('portal.confirmDone')}</h1>
    <a class="button" href="${shopUrl(view, sitePaths.settings)}">${t('portal.toAccount')}</a>`
  return renderVisitorPage(view, t('portal.confirmDone'), main)
}

/** Renders the page of a link that was used or has expired. @param newLinkUrl where to ask for another, if anywhere */
export function renderInvalidLinkPage(view: PortalView, newLinkUrl?: string): string {
  const t = translations[view.lang]
  const main = html`<h1>${t('account.invalidLinkHeading')}</h1>
    <p class="lead">${t('account.invalidLink')}</p>
    ${newLinkUrl && html`<a class="button" href="${newLinkUrl}">${t('account.newLink')}</a>`}`
  return renderVisitorPage(view, t('account.invalidLinkHeading'), main)
}

const fullName = ({ firstName, lastName }: AuthenticatedUser) => `${firstName} ${lastName}`.trim()

function renderIdentity(user: AuthenticatedUser): Html {
  const initials = [user.firstName, user.lastName].map((name) => [...name][0] ?? '').join('')
  return html`<div class="who">
    <span class="initials" aria-hidden="true" translate="no">${initials}</span>
    <p>
      <strong><bdi translate="no">${fullName(user)}</bdi></strong>
      <span><bdi dir="ltr" translate="no">${user.email}</bdi></span>
    </p>
  </div>`
}

/**
 * Renders the page that asks a user who is logged in whether to continue with that account.
 * @param switchUrl login form for another account
 */
export function renderContinuePage(
  view: PortalView,
  user: AuthenticatedUser,
  switchUrl: string,
): string {
  const t = translations[view.lang]
  const main = html`<h1>${t('portal.continueHeading')}</h1>
    <p>${t('portal.continueLead')}</p>
    ${renderIdentity(user)}
    <form method="post" action="/portal/continue">
      ${renderHiddenFields(view)}
      <button class="button">${t('portal.continueAs')} ${fullName(user)}</button>
    </form>
    <a class="button quiet" href="${switchUrl}">${t('portal.switchAccount')}</a>`
  return renderVisitorPage(view, t('portal.continueHeading'), main)
}

/** Renders the page for an unknown address below the portal. */
export function renderUnknownPage(view: PortalView): string {
  const t = translations[view.lang]
  const main = html`<div class="panel empty">
    <h1>${t('portal.notFound')}</h1>
    <p class="muted">${t('portal.notFoundLead')}</p>
    <a class="button" href="${shopUrl(view)}">${t('portal.backToShop')}</a>
  </div>`
  return renderLayout({ view, title: t('portal.notFound'), main })
}
