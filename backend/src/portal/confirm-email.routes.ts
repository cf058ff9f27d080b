import { findVerification } from '../auth/verification.store.ts'
import type { App } from '../http/app.types.ts'
import { sendPage } from '../pages/page-view.ts'
import type { Services } from '../services.ts'
import { confirmEmailChange } from '../users/email-change.service.ts'
import { renderConfirmEmailPage } from './confirm-email.page.ts'
import { requireCsrfToken } from './csrf.ts'
import { portalBody } from './form-validation.ts'
import { clearLinkToken, exchangeLinkToken, getLinkToken } from './link-token.ts'
import { getPortalSession } from './portal.session.ts'
import { redirectWithOutcome } from './portal.view.ts'
import { createView, showExpiredForm } from './portal.view.ts'
import { renderInvalidLinkPage } from './reset-password.page.ts'

const PATH = '/portal/confirm-email'

/** GET and POST /portal/confirm-email: the page that the e-mail's link opens. */
export function confirmEmailRoutes(app: App, services: Services): void {
  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    const redirect = exchangeLinkToken(services, request, reply)
    if (redirect) return redirect
    const view = createView(services, request, reply)
    const token = getLinkToken(request)
    const verification = await findVerification(services, token, 'email-change')
    const newEmail = verification?.newEmail
    return newEmail
      ? sendPage(reply, renderConfirmEmailPage(view, newEmail))
      : sendPage(reply, renderInvalidLinkPage(view, '/portal/profile/email'), 410)
  })

  app.post(
    PATH,
    {
      schema: { body: portalBody, hide: true },
      ...requireCsrfToken(app, showExpiredForm(services)),
    },
    async (request, reply) => {
      if (!(await confirmEmailChange(services, getLinkToken(request)))) {
        return redirectWithOutcome(services, request, reply, {})
      }
      clearLinkToken(services, request, reply)
      const session = await getPortalSession(services, request)
      const target = session ? '/portal/profile' : '/portal/login'
      return redirectWithOutcome(services, request, reply, { notice: 'portal.confirmDone' }, target)
    },
  )
}
