import { orderPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { FastifyRequest } from 'fastify'

import type { App } from '../../platform/http/app.types.ts'
import { createPageView, sendPage, shopUrl } from '../../platform/pages/page-view.ts'
import type { Services } from '../services.ts'
import { confirmEmailRoutes } from './confirm-email.routes.ts'
import { requireCsrfToken } from './csrf.ts'
import { invitationRoutes } from './invitation.routes.ts'
import { loginRoutes } from './login.routes.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { ownerRoutes } from './owner.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { formBody } from './portal.form.ts'
import { getPortalSession } from './portal.session.ts'
import { createView, getReturnTo, redirectToLogin } from './portal.view.ts'
import { remindersRoutes } from './reminders.routes.ts'
import { toDestination } from './return-to.ts'
import { renderUnknownPage } from './visitor.pages.ts'

interface MovedParams {
  number?: string
}

const movedPages: readonly [path: string, toShopPath: (params: MovedParams) => string][] = [
  ['/portal/orders', () => sitePaths.account],
  ['/portal/orders/:number', ({ number = '' }) => orderPath(number)],
  ['/portal/profile', () => sitePaths.settings],
  ['/portal/profile/:form', () => sitePaths.settings],
]

/** The member portal: server-rendered pages and forms without scripts. */
export function portalRoutes(app: App, services: Services): void {
  const hidden = { schema: { hide: true } }
  const form = { schema: { body: formBody, hide: true } }

  app.get('/', hidden, (request, reply) =>
    redirectToLogin(reply, createView(services, request, reply).returnTo),
  )

  app.get('/portal', hidden, async (request, reply) => {
    const view = createView(services, request, reply)
    const session = await getPortalSession(services, request)
    if (!session) return redirectToLogin(reply, view.returnTo)
    return reply.redirect(shopUrl(view, sitePaths.account), 303)
  })

  // A member's pages are the shop's; e-mails and payments that began earlier lead here.
  for (const [path, toShopPath] of movedPages) {
    app.get(path, hidden, (request, reply) => {
      const view = createView(services, request, reply)
      return reply.redirect(shopUrl(view, toShopPath(request.params as MovedParams)), 303)
    })
  }

  app.get('/portal/*', hidden, (request, reply) =>
    sendPage(reply, renderUnknownPage(createView(services, request, reply)), 404),
  )

  app.post(
    '/portal/continue',
    {
      ...form,
      ...requireCsrfToken<FastifyRequest<{ Body: { returnTo: string } }>>(app, ({ body }, reply) =>
        redirectToLogin(reply, getReturnTo(services, body.returnTo)),
      ),
    },
    async (request, reply) => {
      const returnTo = getReturnTo(services, request.body.returnTo)
      const session = await getPortalSession(services, request)
      if (!session) return redirectToLogin(reply, returnTo)
      const preferences = createPageView(services, request, reply)
      return reply.redirect(toDestination(returnTo, session.token, preferences), 303)
    },
  )

  loginRoutes(app, services)
  passwordRoutes(app, services)
  ownerRoutes(app, services)
  invitationRoutes(app, services)
  newsletterRoutes(app, services)
  remindersRoutes(app, services)
  confirmEmailRoutes(app, services)
}
