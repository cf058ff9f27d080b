import { hashPassword } from '../auth/passwords.ts'
import { findVerification } from '../auth/verification.store.ts'
import type { App } from '../http/app.types.ts'
import type { StoredForm } from '../pages/form-state.ts'
import { sendPage } from '../pages/page-view.ts'
import { countAttempt } from '../rate-limits/count-attempt.ts'
import type { Services } from '../services.ts'
import { resetPassword } from '../users/password.service.ts'
import { findUser } from '../users/user.store.ts'
import { requireCsrfToken } from './csrf.ts'
import { createFormLimits } from './form-limits.ts'
import { findPasswordProblem, portalBody } from './form-validation.ts'
import { clearLinkToken, exchangeLinkToken, getLinkToken } from './link-token.ts'
import { redirectWithOutcome } from './portal.view.ts'
import { createView, getReturnTo, showExpiredForm } from './portal.view.ts'
import { renderInvalidLinkPage, renderResetPasswordPage } from './reset-password.page.ts'
import { withReturnTo } from './return-to.ts'

const PATH = '/portal/reset-password'

/** GET and POST /portal/reset-password: the page that the e-mail's link opens. */
export function resetPasswordRoutes(app: App, services: Services): void {
  const limits = createFormLimits(services, 'resetPassword')

  async function findLinkUser(token: string) {
    const verification = await findVerification(services, token, 'password-reset')
    return verification && findUser(services.db, verification.userId)
  }

  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    const redirect = exchangeLinkToken(services, request, reply)
    if (redirect) return redirect
    const view = createView(services, request, reply)
    const user = await findLinkUser(getLinkToken(request))
    if (user) return sendPage(reply, renderResetPasswordPage(view, user.email))
    const newLinkPath = withReturnTo('/portal/forgot-password', view.returnTo)
    return sendPage(reply, renderInvalidLinkPage(view, newLinkPath), 410)
  })

  app.post(
    PATH,
    {
      schema: { body: portalBody, hide: true },
      ...requireCsrfToken(app, showExpiredForm(services)),
    },
    async (request, reply) => {
      const { password } = request.body
      const returnTo = getReturnTo(services, request)
      const showPage = (outcome: StoredForm) =>
        redirectWithOutcome(services, request, reply, outcome, withReturnTo(PATH, returnTo))
      const limited = await countAttempt(limits, request)
      if (limited) return showPage(limited)
      const token = getLinkToken(request)
      const user = await findLinkUser(token)
      if (!user) return showPage({})
      const problem = findPasswordProblem(password, user.email)
      if (problem) return showPage({ problem: 'form.checkFields', errors: { password: problem } })
      const email = await resetPassword(services, token, await hashPassword(password))
      if (!email) return showPage({})
      clearLinkToken(services, request, reply)
      const outcome = { notice: 'portal.resetDone', values: { email } } as const
      const target = withReturnTo('/portal/login', returnTo)
      return redirectWithOutcome(services, request, reply, outcome, target)
    },
  )
}
