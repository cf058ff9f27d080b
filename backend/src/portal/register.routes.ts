import { hashPassword } from '../auth/passwords.ts'
import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { createUser } from '../users/user.store.ts'
import type { FormState } from './login.page.ts'
import type { ToShop } from './login.routes.ts'
import { portalBody, registerErrors } from './portal.forms.ts'
import { formLimits, refuseForm } from './portal.guard.ts'
import { startPortalSession } from './portal.session.ts'
import { portalTexts } from './portal.texts.ts'
import { formViewOf, sendPage } from './portal.view.ts'
import { registerPage } from './register.page.ts'

/** POST /portal/register */
export function registerRoutes(app: App, services: Services, toShop: ToShop): void {
  const limits = formLimits(services, 'register')

  app.post(
    '/portal/register',
    { schema: { body: portalBody, hide: true } },
    async (request, reply) => {
      const view = formViewOf(services, request, reply)
      const t = portalTexts[view.lang]
      const again = (status: number, state: FormState) =>
        sendPage(reply, registerPage(view, state), status)
      const refusal = await refuseForm(services, limits, request, t)
      if (refusal) return again(refusal.status, refusal.state)
      const { email, password } = request.body
      const firstName = request.body.firstName.trim()
      const lastName = request.body.lastName.trim()
      const values = { email, firstName, lastName }
      const errors = registerErrors(t, request.body)
      if (Object.keys(errors).length > 0) return again(422, { problem: t.check, errors, values })
      const passwordHash = await hashPassword(password)
      const user = await createUser(services, { email, passwordHash, firstName, lastName })
      // It says neither that the address is known nor whose it is.
      if (!user) return again(422, { problem: t.cannotRegister, values })
      const token = await services.tokens.issue(user)
      startPortalSession(services, reply, token)
      return toShop(reply, view.returnTo, token)
    },
  )
}
