import { REASON_PARAMETER, SESSION_ENDED_REASON } from '@shop/contracts/storage-keys.ts'

import type { App } from '../http/app.types.ts'
import { listOrders } from '../orders/member-orders.store.ts'
import { createPageView, sendPage } from '../pages/page-view.ts'
import type { Services } from '../services.ts'
import { confirmEmailRoutes } from './confirm-email.routes.ts'
import { requireCsrfToken } from './csrf.ts'
import { forgotPasswordRoutes } from './forgot-password.routes.ts'
import { portalBody } from './form-validation.ts'
import { isFromShop } from './from-shop.ts'
import { renderLoginPage } from './login.page.ts'
import { loginRoutes } from './login.routes.ts'
import { renderContinuePage, renderOverviewPage } from './member.page.ts'
import { ordersRoutes } from './orders.routes.ts'
import { endPortalSession, getPortalSession } from './portal.session.ts'
import { createView, getReturnTo } from './portal.view.ts'
import { profileRoutes } from './profile.routes.ts'
import { profileCredentialsRoutes } from './profile-credentials.routes.ts'
import { renderRegisterPage } from './register.page.ts'
import { registerRoutes } from './register.routes.ts'
import { createMemberView, redirectToLogin } from './require-member.ts'
import { resetPasswordRoutes } from './reset-password.routes.ts'
import { toDestination, withReturnTo } from './return-to.ts'
import { renderUnknownPage } from './unknown.page.ts'

/** Query parameter that shows the login form to a user who is logged in. */
const SWITCH_PARAMETER = 'switch'

/** How many orders the overview shows. */
const LATEST_ORDERS = 3

/** The member portal: server-rendered pages and forms without scripts. */
export function portalRoutes(app: App, services: Services): void {
  const hidden = { schema: { hide: true } }
  const formSchema = { body: portalBody, hide: true }

  // The site redirects here on log-out, with the shopper's language and the way back. Links elsewhere end nothing.
  app.get('/', hidden, async (request, reply) => {
    const { returnTo } = createView(services, request, reply)
    if (isFromShop(request, services.config)) await endPortalSession(services, request, reply)
    return redirectToLogin(reply, returnTo)
  })

  app.get('/portal', hidden, async (request, reply) => {
    const view = await createMemberView(services, request, reply)
    if (!view) return redirectToLogin(reply, createView(services, request, reply).returnTo)
    const { orders } = await listOrders(services.db, view.member.id, 1, LATEST_ORDERS)
    return sendPage(reply, renderOverviewPage(view, orders, services.clock()))
  })

  app.get('/portal/login', hidden, async (request, reply) => {
    const view = createView(services, request, reply)
    const session = await getPortalSession(services, request)
    const query = new URLSearchParams(request.url.split('?')[1])
    const sessionEnded = query.get(REASON_PARAMETER) === SESSION_ENDED_REASON
    if (!session || query.has(SWITCH_PARAMETER)) {
      return sendPage(reply, renderLoginPage(view, sessionEnded))
    }
    const { returnTo } = view
    if (!returnTo || returnTo.startsWith('/')) return reply.redirect(returnTo ?? '/portal', 303)
    const switchUrl = `${withReturnTo('/portal/login', returnTo)}&${SWITCH_PARAMETER}=1`
    return sendPage(reply, renderContinuePage(view, session.user, switchUrl))
  })

  app.get('/portal/register', hidden, (request, reply) =>
    sendPage(reply, renderRegisterPage(createView(services, request, reply))),
  )

  app.get('/portal/*', hidden, (request, reply) =>
    sendPage(reply, renderUnknownPage(createView(services, request, reply)), 404),
  )

  app.post(
    '/portal/continue',
    {
      schema: formSchema,
      ...requireCsrfToken(app, (request, reply) =>
        redirectToLogin(reply, getReturnTo(services, request)),
      ),
    },
    async (request, reply) => {
      const returnTo = getReturnTo(services, request)
      const session = await getPortalSession(services, request)
      if (!session) return redirectToLogin(reply, returnTo)
      return reply.redirect(
        toDestination(returnTo, session.token, createPageView(services, request, reply)),
        303,
      )
    },
  )

  app.post(
    '/portal/logout',
    {
      schema: formSchema,
      ...requireCsrfToken(app, (_request, reply) => reply.redirect('/portal', 303)),
    },
    async (request, reply) => {
      await endPortalSession(services, request, reply)
      return redirectToLogin(reply)
    },
  )

  ordersRoutes(app, services)
  loginRoutes(app, services)
  forgotPasswordRoutes(app, services)
  resetPasswordRoutes(app, services)
  profileRoutes(app, services)
  profileCredentialsRoutes(app, services)
  confirmEmailRoutes(app, services)
  registerRoutes(app, services)
}
