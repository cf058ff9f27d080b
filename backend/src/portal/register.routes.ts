import { hashPassword } from '../auth/passwords.ts'
import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { createUser } from '../users/user.store.ts'
import { requireCsrfToken } from './csrf.ts'
import { createFormLimits, exceedsLimit } from './form-limits.ts'
import { portalBody, validateRegistration } from './form-validation.ts'
import type { FormState } from './login.page.ts'
import type { RedirectToShop } from './login.routes.ts'
import { startPortalSession } from './portal.session.ts'
import { portalTexts } from './portal.texts.ts'
import { createFormView, sendExpiredForm, sendPage } from './portal.view.ts'
import { renderRegisterPage } from './register.page.ts'

/** POST /portal/register */
export function registerRoutes(app: App, services: Services, redirectToShop: RedirectToShop): void {
  const limits = createFormLimits(services, 'register')

  app.post(
    '/portal/register',
    {
      schema: { body: portalBody, hide: true },
      ...requireCsrfToken(app, sendExpiredForm(services, renderRegisterPage)),
    },
    async (request, reply) => {
      const view = createFormView(services, request, reply)
      const t = portalTexts[view.lang]
      const showForm = (status: number, state: FormState) =>
        sendPage(reply, renderRegisterPage(view, state), status)
      if (await exceedsLimit(limits, request)) {
        return showForm(429, { problem: t.tooManyAttempts, values: request.body })
      }
      const { email, password } = request.body
      const firstName = request.body.firstName.trim()
      const lastName = request.body.lastName.trim()
      const values = { email, firstName, lastName }
      const errors = validateRegistration(t, request.body)
      if (Object.keys(errors).length > 0) {
        return showForm(422, { problem: t.checkFields, errors, values })
      }
      const passwordHash = await hashPassword(password)
      const user = await createUser(services, { email, passwordHash, firstName, lastName })
      // The text does not say that the address is taken: avoid account enumeration.
      if (!user) return showForm(422, { problem: t.registrationFailed, values })
      const token = await services.tokens.issue(user)
      startPortalSession(services, reply, token)
      return redirectToShop(reply, view.returnTo, token)
    },
  )
}
