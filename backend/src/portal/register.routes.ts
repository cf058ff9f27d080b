import { hashPassword } from '../auth/passwords.ts'
import type { App } from '../http/app.types.ts'
import type { StoredForm } from '../pages/form-state.ts'
import { negotiateLanguage } from '../pages/negotiate-language.ts'
import { getNetwork } from '../rate-limits/client-network.ts'
import { countAttempt } from '../rate-limits/count-attempt.ts'
import { limitRequests } from '../rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { registerUser, reportRegistration } from '../users/user.store.ts'
import { requireCsrfToken } from './csrf.ts'
import { createFormLimits, createMailLimit } from './form-limits.ts'
import { portalBody, validateRegistration } from './form-validation.ts'
import { logIn } from './log-in.ts'
import { showExpiredForm, showFormAgain } from './portal.view.ts'

/** POST /portal/register */
export function registerRoutes(app: App, services: Services): void {
  const limits = createFormLimits(services, 'register')
  // Counts valid details. Only a new address is signed in at once: this bounds how many can be tried out.
  const attemptLimit = limitRequests(services, 'registrations', { key: getNetwork })
  const mailLimit = createMailLimit(services, 'addressInUseEmails')

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
      const showForm = (outcome: StoredForm) =>
        showFormAgain(services, request, reply, { ...outcome, values })
      const limited = await countAttempt(limits, request)
      if (limited) return showForm(limited)
      const errors = validateRegistration(request.body)
      if (Object.keys(errors).length > 0) return showForm({ problem: 'form.checkFields', errors })
      const exhausted = await countAttempt([attemptLimit], request)
      if (exhausted) return showForm(exhausted)
      const passwordHash = await hashPassword(password)
      const user = await registerUser(services, {
        email,
        passwordHash,
        firstName,
        lastName,
        language: negotiateLanguage(request, reply),
      })
      if (!user) {
        // The page does not say that the address is taken, its owner is told.
        if (!(await countAttempt([mailLimit], request))) await reportRegistration(services, email)
        return showForm({ problem: 'portal.registrationFailed' })
      }
      return logIn(services, request, reply, user)
    },
  )
}
