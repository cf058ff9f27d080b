import { translations } from '../i18n/messages.ts'
import { toFormState } from '../pages/form-state.ts'
import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { renderEmailField } from './credential-fields.ts'
import { renderHiddenFields, renderVisitorPage } from './portal.layout.ts'
import type { PortalView } from './portal.view.ts'
import { withReturnTo } from './return-to.ts'

/** Renders the form that asks for a link to choose a new password. */
export function renderForgotPasswordPage(view: PortalView): string {
  const t = translations[view.lang]
  const state = toFormState(view.form, view.lang)
  const main = html`<h1>${t('account.forgotHeading')}</h1>
    <p class="lead">${t('account.forgotLead')}</p>
    ${renderNotice('success', state.notice)} ${renderNotice('error', state.problem)}
    <form method="post" action="/portal/forgot-password" novalidate>
      ${renderHiddenFields(view)} ${renderEmailField(t, state)}
      <button class="button">${t('account.forgotButton')}</button>
    </form>
    <p class="below">
      <a href="${withReturnTo('/portal/login', view.returnTo)}">${t('account.backToLogin')}</a>
    </p>`
  return renderVisitorPage(view, t('account.forgotHeading'), main)
}
