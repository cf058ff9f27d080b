import type { FastifyReply } from 'fastify'

import { checkPassword } from '../auth/passwords.ts'
import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { findByEmail } from '../users/user.store.ts'
import { type FormState, loginPage } from './login.page.ts'
import { loginErrors, portalBody } from './portal.forms.ts'
import { formLimits, refuseForm } from './portal.guard.ts'
import { startPortalSession } from './portal.session.ts'
import { portalTexts } from './portal.texts.ts'
import { formViewOf, sendPage } from './portal.view.ts'

/** Sends a member who has just logged in back to where they came from. */
export type ToShop = (reply: FastifyReply, returnTo: string | null, token: string) => FastifyReply

/** POST /portal/login */
export function loginRoutes(app: App, services: Services, toShop: ToShop): void {
  const limits = formLimits(services, 'login')

  app.post(
    '/portal/login',
    { schema: { body: portalBody, hide: true } },
    async (request, reply) => {
      const view = formViewOf(services, request, reply)
      const t = portalTexts[view.lang]
      const again = (status: number, state: FormState) =>
        sendPage(reply, loginPage(view, state), status)
      const refusal = await refuseForm(services, limits, request, t)
      if (refusal) return again(refusal.status, refusal.state)
      const { email, password } = request.body
      const values = { email, firstName: '', lastName: '' }
      const errors = loginErrors(t, request.body)
      if (Object.keys(errors).length > 0) return again(422, { problem: t.check, errors, values })
      const user = await findByEmail(services.db, email)
      const matches = await checkPassword(password, user?.passwordHash)
      if (!user || !matches) return again(422, { problem: t.wrongLogin, values })
      const token = await services.tokens.issue(user)
      startPortalSession(services, reply, token)
      return toShop(reply, view.returnTo, token)
    },
  )
}
