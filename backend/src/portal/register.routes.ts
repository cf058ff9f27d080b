import { hashPassword } from '../auth/passwords.ts'
import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { negotiateLanguage } from '../pages/negotiate-language.ts'
import { countAttempt } from '../rate-limits/count-attempt.ts'
import { registerUser } from '../users/user.store.ts'
import { requireCsrfToken } from './csrf.ts'
import { createFormLimits } from './form-limits.ts'
import { portalBody, validateRegistration } from './form-validation.ts'
import { startPortalSession } from './portal.session.ts'
import { type FormOutcome, getReturnTo, showExpiredForm, showFormAgain } from './portal.view.ts'
import { toDestination } from './return-to.ts'

/** POST /portal/register */
export function registerRoutes(app: App, services: Services): void {
  const limits = createFormLimits(services, 'register')

  app.post(
    '/portal/register',
    {
      schema: { body: portalBody, hide: true },
      ...requireCsrfToken(app, showExpiredForm(services)),
    },
    async (request, reply) => {
      const { email, password } = request.body
      const firstName = request.body.firstName.trim()
      const lastName = request.body.lastName.trim()
      const values = { email, firstName, lastName }
      const showForm = (outcome: FormOutcome) =>
        showFormAgain(services, request, reply, { ...outcome, values })
      const limited = await countAttempt(limits, request)
      if (limited) return showForm(limited)
      const errors = validateRegistration(request.body)
      if (Object.keys(errors).length > 0) return showForm({ problem: 'checkFields', errors })
      const passwordHash = await hashPassword(password)
      const user = await registerUser(services, {
        email,
        passwordHash,
        firstName,
        lastName,
        language: negotiateLanguage(request, reply),
      })
      // The text does not say that the address is taken: avoid account enumeration.
      if (!user) return showForm({ problem: 'registrationFailed' })
      const token = await services.tokens.issue(user)
      startPortalSession(services, reply, token)
      return reply.redirect(toDestination(getReturnTo(services, request), token), 303)
    },
  )
}
