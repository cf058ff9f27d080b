import {
  LOGGED_OUT_REASON,
  REASON_PARAMETER,
  RETURN_PARAMETER,
} from '@shop/contracts/browser/storage-keys.ts'
import { getNetwork } from '@shop/server/client-network.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import { findUserByEmail, registerUser, reportRegistration } from '../../domain/users/user.store.ts'
import { verifyPassword } from '../../platform/auth/passwords.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Row } from '../../platform/db/schema.ts'
import type { App } from '../../platform/http/app.types.ts'
import { readPageQuery } from '../../platform/pages/page-query.ts'
import { createPageView, negotiateLanguage, sendPage } from '../../platform/pages/page-view.ts'
import { countAttempt } from '../../platform/rate-limits/count-attempt.ts'
import { createMailLimit, limitRequests } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { createFormLimits, createLoginLimits } from './form-limits.ts'
import { validateLogin, validateRegistration } from './form-validation.ts'
import { addForm, formBody, formText } from './portal.form.ts'
import { endPortalSession, getPortalSession, startPortalSession } from './portal.session.ts'
import { createView, getReturnTo, redirectToLogin } from './portal.view.ts'
import { toDestination } from './return-to.ts'
import { renderContinuePage, renderLoginPage, renderRegisterPage } from './visitor.pages.ts'

const loginBody = z.extend(formBody, { email: formText, password: formText })
const registerBody = z.extend(loginBody, { firstName: formText, lastName: formText })

/**
 * Checks that a page of the shop navigates here, not a link or picture on another site. The shop's pages state their
 * origin as the referrer; where that is removed, the browser must say that it is the same site.
 */
function isFromShop({ headers }: FastifyRequest, config: Config): boolean {
  // Images, frames and scripts are no navigation.
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return false
  const { referer } = headers
  if (referer === undefined) {
    return ['same-origin', 'same-site'].includes(String(headers['sec-fetch-site']))
  }
  const origins = [...config.siteOrigins, new URL(config.backendUrl).origin]
  return URL.canParse(referer) && origins.includes(new URL(referer).origin)
}

/** GET and POST /portal/login and /portal/register */
export function loginRoutes(app: App, services: Services): void {
  const loginLimits = createLoginLimits(services)
  // Counts valid details. Only a new address is signed in at once: this bounds how many can be tried out.
  const registrations = limitRequests(services, 'registrations', { key: getNetwork })
  const mailLimit = createMailLimit(services, 'addressInUseEmails')

  /** Starts a member's session in this browser, and redirects to where the form's visitor came from. */
  async function logIn(
    request: FastifyRequest<{ Body: z.output<typeof loginBody> }>,
    reply: FastifyReply,
    user: Row<'users'>,
  ): Promise<FastifyReply> {
    const token = await services.tokens.issue(user)
    startPortalSession(services, reply, token)
    const returnTo = getReturnTo(services, request.body.returnTo)
    const preferences = createPageView(services, request, reply)
    return reply.redirect(toDestination(returnTo, token, preferences), 303)
  }

  app.get('/portal/login', { schema: { hide: true } }, async (request, reply) => {
    const view = createView(services, request, reply)
    const query = readPageQuery(request)
    // Links elsewhere end nothing.
    if (query[REASON_PARAMETER] === LOGGED_OUT_REASON && isFromShop(request, services.config)) {
      await endPortalSession(services, request, reply)
      return redirectToLogin(reply, view.returnTo)
    }
    const session = await getPortalSession(services, request)
    if (!session || query.switch !== undefined) {
      return sendPage(reply, renderLoginPage(view, query[REASON_PARAMETER]))
    }
    const { returnTo } = view
    if (!returnTo) return reply.redirect('/portal', 303)
    const switchUrl = `/portal/login?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo, switch: '1' })}`
    return sendPage(reply, renderContinuePage(view, session.user, switchUrl))
  })

  addForm(
    app,
    services,
    { path: '/portal/login', body: loginBody, keep: ['email'] },
    async (request, reply, show) => {
      const { email, password } = request.body
      const limited = await loginLimits.count(request)
      if (limited) return show(limited)
      const errors = validateLogin(request.body)
      if (Object.keys(errors).length > 0) return show({ problem: 'form.checkFields', errors })
      const user = await findUserByEmail(services.db, email)
      const matches = await verifyPassword(password, user?.passwordHash)
      if (!user || !matches) return show({ problem: 'portal.invalidCredentials' })
      await loginLimits.refund(request)
      return logIn(request, reply, user)
    },
  )

  app.get('/portal/register', { schema: { hide: true } }, (request, reply) =>
    sendPage(reply, renderRegisterPage(createView(services, request, reply))),
  )

  addForm(
    app,
    services,
    {
      path: '/portal/register',
      body: registerBody,
      keep: ['email', 'firstName', 'lastName'],
      limits: createFormLimits(services, 'register'),
    },
    async (request, reply, show) => {
      const { email, password, firstName, lastName } = request.body
      const errors = validateRegistration(request.body)
      if (Object.keys(errors).length > 0) return show({ problem: 'form.checkFields', errors })
      const limited = await countAttempt([registrations], request)
      if (limited) return show(limited)
      const user = await registerUser(services, {
        email,
        password,
        firstName,
        lastName,
        language: negotiateLanguage(request, reply),
      })
      if (user) return logIn(request, reply, user)
      // The page does not say that the address is taken, its owner is told.
      if (!(await countAttempt([mailLimit], request))) await reportRegistration(services, email)
      return show({ problem: 'portal.registrationFailed' })
    },
  )
}
