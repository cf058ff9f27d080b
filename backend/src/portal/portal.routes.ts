import type { FastifyRequest } from 'fastify'

import { newsletterRoutes } from '../forms/newsletter.routes.ts'
import type { App } from '../http/app.types.ts'
import { listOrders } from '../orders/member-orders.store.ts'
import { createPageView, sendPage } from '../pages/page-view.ts'
import type { Services } from '../services.ts'
import { requireCsrfToken } from './csrf.ts'
import { loginRoutes } from './login.routes.ts'
import { renderOverviewPage, renderUnknownPage } from './member.page.ts'
import { ordersRoutes } from './orders.routes.ts'
import { ownerRoutes } from './owner.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { formBody } from './portal.form.ts'
import { endPortalSession, getPortalSession } from './portal.session.ts'
import { createMemberView, createView, getReturnTo, redirectToLogin } from './portal.view.ts'
import { profileRoutes } from './profile.routes.ts'
import { toDestination } from './return-to.ts'

/** How many orders the overview shows. */
const LATEST_ORDERS = 3

/** The member portal: server-rendered pages and forms without scripts. */
export function portalRoutes(app: App, services: Services): void {
  const hidden = { schema: { hide: true } }
  const form = { schema: { body: formBody, hide: true } }

  app.get('/', hidden, (request, reply) =>
    redirectToLogin(reply, createView(services, request, reply).returnTo),
  )

  app.get('/portal', hidden, async (request, reply) => {
    const view = await createMemberView(services, request, reply)
    if (!view) return redirectToLogin(reply, createView(services, request, reply).returnTo)
    const { orders } = await listOrders(services.db, view.member.id, 1, LATEST_ORDERS)
    return sendPage(reply, renderOverviewPage(view, orders, services.clock()))
  })

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

  app.post(
    '/portal/logout',
    { ...form, ...requireCsrfToken(app, (_request, reply) => reply.redirect('/portal', 303)) },
    async (request, reply) => {
      await endPortalSession(services, request, reply)
      return redirectToLogin(reply)
    },
  )

  ordersRoutes(app, services)
  loginRoutes(app, services)
  passwordRoutes(app, services)
  ownerRoutes(app, services)
  profileRoutes(app, services)
  newsletterRoutes(app, services)
}
