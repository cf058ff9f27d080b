import type { FastifyReply } from 'fastify'

import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { requireCsrfToken } from './csrf.ts'
import { portalBody } from './form-validation.ts'
import { renderLoginPage } from './login.page.ts'
import { loginRoutes } from './login.routes.ts'
import { renderContinuePage, renderMemberPage } from './member.page.ts'
import { endPortalSession, getPortalSession } from './portal.session.ts'
import { createFormView, createView, sendExpiredForm, sendPage } from './portal.view.ts'
import { renderRegisterPage } from './register.page.ts'
import { registerRoutes } from './register.routes.ts'
import { withReturnTo, withToken } from './return-to.ts'

/** Query parameter that shows the login form to a user who is logged in. */
const SWITCH_PARAMETER = 'switch'

/** The member portal: server-rendered pages and forms without scripts. */
export function portalRoutes(app: App, services: Services): void {
  const { config } = services
  const hidden = { schema: { hide: true } }
  const formSchema = { body: portalBody, hide: true }

  function redirectToShop(reply: FastifyReply, returnTo: string | null, token: string) {
    return reply.redirect(returnTo ? withToken(returnTo, token) : '/portal', 303)
  }

  function redirectToLogin(reply: FastifyReply, returnTo: string | null = null) {
    return reply.redirect(withReturnTo('/portal/login', returnTo), 303)
  }

  // The site redirects here on log-out.
  app.get('/', hidden, async (request, reply) => {
    await endPortalSession(services, request, reply)
    return redirectToLogin(reply)
  })

  app.get('/portal', hidden, async (request, reply) => {
    const session = await getPortalSession(services, request)
    const view = createView(services, request, reply)
    if (!session) return redirectToLogin(reply, view.returnTo)
    const shopUrl = withToken(view.returnTo ?? config.siteOrigins[0], session.token)
    return sendPage(reply, renderMemberPage(view, session.user, shopUrl))
  })

  app.get('/portal/login', hidden, async (request, reply) => {
    const view = createView(services, request, reply)
    const session = await getPortalSession(services, request)
    const switching = new URLSearchParams(request.url.split('?')[1]).has(SWITCH_PARAMETER)
    if (!session || switching) return sendPage(reply, renderLoginPage(view))
    if (!view.returnTo) return reply.redirect('/portal', 303)
    const switchUrl = `${withReturnTo('/portal/login', view.returnTo)}&${SWITCH_PARAMETER}=1`
    return sendPage(reply, renderContinuePage(view, session.user, switchUrl))
  })

  app.get('/portal/register', hidden, (request, reply) =>
    sendPage(reply, renderRegisterPage(createView(services, request, reply))),
  )

  app.post(
    '/portal/continue',
    {
      schema: formSchema,
      ...requireCsrfToken(app, (request, reply) =>
        redirectToLogin(reply, createFormView(services, request, reply).returnTo),
      ),
    },
    async (request, reply) => {
      const { returnTo } = createFormView(services, request, reply)
      const session = await getPortalSession(services, request)
      if (!session) return redirectToLogin(reply, returnTo)
      return redirectToShop(reply, returnTo, session.token)
    },
  )

  app.post(
    '/portal/logout',
    {
      schema: formSchema,
      ...requireCsrfToken(app, sendExpiredForm(services, renderLoginPage)),
    },
    async (request, reply) => {
      await endPortalSession(services, request, reply)
      return redirectToLogin(reply)
    },
  )

  loginRoutes(app, services, redirectToShop)
  registerRoutes(app, services, redirectToShop)
}
