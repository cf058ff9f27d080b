import type { FastifyReply } from 'fastify'

import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { isOwnForm } from './csrf.ts'
import { loginPage } from './login.page.ts'
import { loginRoutes } from './login.routes.ts'
import { continuePage, memberPage } from './member.page.ts'
import { portalBody } from './portal.forms.ts'
import { endPortalSession, portalSession } from './portal.session.ts'
import { portalTexts } from './portal.texts.ts'
import { formViewOf, sendPage, viewOf } from './portal.view.ts'
import { registerPage } from './register.page.ts'
import { registerRoutes } from './register.routes.ts'
import { keepReturn, withToken } from './return-to.ts'

/** Shown again by the links that a logged-in member follows on purpose. */
const SWITCH_PARAMETER = 'switch'

/** The member portal: plain pages and forms, no scripts. */
export function portalRoutes(app: App, services: Services): void {
  const { config } = services
  const hidden = { schema: { hide: true } }
  const form = { schema: { body: portalBody, hide: true } }

  function toShop(reply: FastifyReply, returnTo: string | null, token: string) {
    return reply.redirect(returnTo ? withToken(returnTo, token) : '/portal', 303)
  }

  // The site's logout ends here.
  app.get('/', hidden, async (request, reply) => {
    await endPortalSession(services, request, reply)
    return reply.redirect('/portal/login', 303)
  })

  app.get('/portal', hidden, async (request, reply) => {
    const session = await portalSession(services, request)
    const view = viewOf(services, request, reply)
    if (!session) return reply.redirect(keepReturn('/portal/login', view.returnTo), 303)
    const shop = withToken(view.returnTo ?? config.siteOrigins[0], session.token)
    return sendPage(reply, memberPage(view, session.member, shop))
  })

  app.get('/portal/login', hidden, async (request, reply) => {
    const view = viewOf(services, request, reply)
    const session = await portalSession(services, request)
    const switching = new URLSearchParams(request.url.split('?')[1]).has(SWITCH_PARAMETER)
    if (!session || switching) return sendPage(reply, loginPage(view))
    if (!view.returnTo) return reply.redirect('/portal', 303)
    const other = `${keepReturn('/portal/login', view.returnTo)}&${SWITCH_PARAMETER}=1`
    return sendPage(reply, continuePage(view, session.member, other))
  })

  app.get('/portal/register', hidden, (request, reply) =>
    sendPage(reply, registerPage(viewOf(services, request, reply))),
  )

  app.post('/portal/continue', form, async (request, reply) => {
    const view = formViewOf(services, request, reply)
    const session = await portalSession(services, request)
    if (!session || !isOwnForm(config, request, request.body.csrf)) {
      return reply.redirect(keepReturn('/portal/login', view.returnTo), 303)
    }
    return toShop(reply, view.returnTo, session.token)
  })

  app.post('/portal/logout', form, async (request, reply) => {
    if (!isOwnForm(config, request, request.body.csrf)) {
      const view = formViewOf(services, request, reply)
      const problem = portalTexts[view.lang].formExpired
      return sendPage(reply, loginPage(view, { problem }), 403)
    }
    await endPortalSession(services, request, reply)
    return reply.redirect('/portal/login', 303)
  })

  loginRoutes(app, services, toShop)
  registerRoutes(app, services, toShop)
}
