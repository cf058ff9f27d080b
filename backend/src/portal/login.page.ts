import { translations } from '../i18n/messages.ts'
import { toFormState } from '../pages/form-state.ts'
import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { renderEmailField, renderPasswordField } from './credential-fields.ts'
import { renderHiddenFields, renderVisitorPage } from './portal.layout.ts'
import type { PortalView } from './portal.view.ts'
import { withReturnTo } from './return-to.ts'

/** Renders the login form. @param sessionEnded whether a session in the shop has expired, which is said */
export function renderLoginPage(view: PortalView, sessionEnded = false): string {
  const t = translations[view.lang]
  const state = toFormState(view.form, view.lang)
  const main = html`<h1>${t('portal.loginHeading')}</h1>
    <p class="lead">${t('portal.loginLead')}</p>
    ${renderNotice('success', state.notice)}
    ${renderNotice('error', state.problem ?? (sessionEnded ? t('portal.sessionEnded') : undefined))}
    <form method="post" action="/portal/login" novalidate>
      ${renderHiddenFields(view)} ${renderEmailField(t, state)}
      ${renderPasswordField(t, state, { autocomplete: 'current-password' })}
      <p class="forgot">
        <a href="${withReturnTo('/portal/forgot-password', view.returnTo)}"
          >${t('portal.forgotPassword')}</a
        >
      </p>
      <button class="button">${t('portal.login')}</button>
    </form>
    <p class="below">
      ${t('portal.noAccount')}
      <a href="${withReturnTo('/portal/register', view.returnTo)}">${t('portal.register')}</a>
    </p>`
  return renderVisitorPage(view, t('portal.login'), main)
}
