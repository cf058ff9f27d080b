import { verifyPassword } from '../auth/passwords.ts'
import type { App } from '../http/app.types.ts'
import type { StoredForm } from '../pages/form-state.ts'
import type { Services } from '../services.ts'
import { findUserByEmail } from '../users/user.store.ts'
import { requireCsrfToken } from './csrf.ts'
import { portalBody, validateLogin } from './form-validation.ts'
import { logIn } from './log-in.ts'
import { createLoginLimits } from './login-limits.ts'
import { showExpiredForm, showFormAgain } from './portal.view.ts'

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
      const showForm = (outcome: StoredForm) =>
        showFormAgain(services, request, reply, { ...outcome, values: { email } })
      const limited = await limits.count(request)
      if (limited) return showForm(limited)
      const errors = validateLogin(request.body)
      if (Object.keys(errors).length > 0) return showForm({ problem: 'form.checkFields', errors })
      const user = await findUserByEmail(services.db, email)
      const matches = await verifyPassword(password, user?.passwordHash)
      if (!user || !matches) return showForm({ problem: 'portal.invalidCredentials' })
      await limits.refund(request)
      return logIn(services, request, reply, user)
    },
  )
}
