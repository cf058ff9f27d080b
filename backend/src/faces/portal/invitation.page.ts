import { translations } from '../../platform/i18n/messages.ts'
import { html } from '../../platform/pages/html.ts'
import {
  renderAccountName,
  renderNameFields,
  renderNewPasswordField,
  renderPasswordField,
} from './form-fields.ts'
import { renderForm, renderVisitorPage } from './portal.layout.ts'
import type { PortalView } from './portal.view.ts'

/** Who has opened an invitation: a member who is logged in with its address, or one who is not, or nobody yet. */
export type Invited = 'loggedIn' | 'member' | 'nobody'

/** Renders the form by which whoever opened an invitation takes up the role. @param email that was invited */
export function renderInvitationPage(view: PortalView, email: string, invited: Invited): string {
  const t = translations[view.lang]
  const main = renderForm(view, {
    action: '/portal/invitation',
    heading: 'invitation.heading',
    lead: html`${t(`invitation.lead.${invited}`)} <bdi dir="ltr" translate="no">${email}</bdi>`,
    ...(invited !== 'loggedIn' && {
      fields: (state) =>
        invited === 'member'
          ? html`${renderAccountName(email)} ${renderPasswordField(t, state)}
              <p class="forgot">
                <a href="/portal/forgot-password">${t('portal.forgotPassword')}</a>
              </p>`
          : html`${renderNameFields(t, state)} ${renderAccountName(email)}
            ${renderNewPasswordField(t, state, 'portal.password')}`,
    }),
    button: `invitation.button.${invited}`,
  })
  return renderVisitorPage(view, t('invitation.heading'), main)
}
