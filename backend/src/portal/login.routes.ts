import type { FastifyReply } from 'fastify'

import { verifyPassword } from '../auth/passwords.ts'
import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { findUserByEmail } from '../users/user.store.ts'
import { requireCsrfToken } from './csrf.ts'
import { createFormLimits, exceedsLimit } from './form-limits.ts'
import { portalBody, validateLogin } from './form-validation.ts'
import { type FormState, renderLoginPage } from './login.page.ts'
import { startPortalSession } from './portal.session.ts'
import { portalTexts } from './portal.texts.ts'
import { createFormView, sendExpiredForm, sendPage } from './portal.view.ts'

/** Redirects a user who has just logged in to the page of the shop they came from. */
export type RedirectToShop = (
  reply: FastifyReply,
  returnTo: string | null,
  token: string,
) => FastifyReply

/** POST /portal/login */
export function loginRoutes(app: App, services: Services, redirectToShop: RedirectToShop): void {
  const limits = createFormLimits(services, 'login')

  app.post(
    '/portal/login',
    {
      schema: { body: portalBody, hide: true },
      ...requireCsrfToken(app, sendExpiredForm(services, renderLoginPage)),
    },
    async (request, reply) => {
      const view = createFormView(services, request, reply)
      const t = portalTexts[view.lang]
      const showForm = (status: number, state: FormState) =>
        sendPage(reply, renderLoginPage(view, state), status)
      const { email, password } = request.body
      const values = { email, firstName: '', lastName: '' }
      if (await exceedsLimit(limits, request))
        return showForm(429, { problem: t.tooManyAttempts, values })
      const errors = validateLogin(t, request.body)
      if (Object.keys(errors).length > 0) {
        return showForm(422, { problem: t.checkFields, errors, values })
      }
      const user = await findUserByEmail(services.db, email)
      const matches = await verifyPassword(password, user?.passwordHash)
      if (!user || !matches) return showForm(422, { problem: t.invalidCredentials, values })
      const token = await services.tokens.issue(user)
      startPortalSession(services, reply, token)
      return redirectToShop(reply, view.returnTo, token)
    },
  )
}
