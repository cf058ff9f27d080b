import { verifyPassword } from '../auth/passwords.ts'
import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { createPageView } from '../pages/page-view.ts'
import { findUserByEmail } from '../users/user.store.ts'
import { requireCsrfToken } from './csrf.ts'
import { portalBody, validateLogin } from './form-validation.ts'
import { createLoginLimits } from './login-limits.ts'
import { startPortalSession } from './portal.session.ts'
import { type FormOutcome, getReturnTo, showExpiredForm, showFormAgain } from './portal.view.ts'
import { toDestination } from './return-to.ts'

/** POST /portal/login */
export function loginRoutes(app: App, services: Services): void {
  const limits = createLoginLimits(services)

  app.post(
    '/portal/login',
    {
      schema: { body: portalBody, hide: true },
      ...requireCsrfToken(app, showExpiredForm(services)),
    },
    async (request, reply) => {
      const { email, password } = request.body
      const showForm = (outcome: FormOutcome) =>
        showFormAgain(services, request, reply, { ...outcome, values: { email } })
      const limited = await limits.count(request)
      if (limited) return showForm(limited)
      const errors = validateLogin(request.body)
      if (Object.keys(errors).length > 0) return showForm({ problem: 'checkFields', errors })
      const user = await findUserByEmail(services.db, email)
      const matches = await verifyPassword(password, user?.passwordHash)
      if (!user || !matches) return showForm({ problem: 'invalidCredentials' })
      await limits.refund(request)
      const token = await services.tokens.issue(user)
      startPortalSession(services, reply, token)
      return reply.redirect(
        toDestination(
          getReturnTo(services, request),
          token,
          createPageView(services, request, reply),
        ),
        303,
      )
    },
  )
}
