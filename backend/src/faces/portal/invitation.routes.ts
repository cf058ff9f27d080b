import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import { findInvitation, takeUpInvitation } from '../../domain/staff/invitation.store.ts'
import { findUserByEmail, registerUser } from '../../domain/users/user.store.ts'
import { verifyPassword } from '../../platform/auth/passwords.ts'
import type { Row } from '../../platform/db/schema.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { StoredForm } from '../../platform/pages/form-state.ts'
import { negotiateLanguage, sendPage } from '../../platform/pages/page-view.ts'
import type { Services } from '../services.ts'
import { createFormLimits } from './form-limits.ts'
import { validateRegistration } from './form-validation.ts'
import { type Invited, renderInvitationPage } from './invitation.page.ts'
import { clearLinkToken, exchangeLinkToken, getLinkToken } from './link-token.ts'
import { addForm, formBody, formText } from './portal.form.ts'
import { getPortalSession, startPortalSession } from './portal.session.ts'
import { createView } from './portal.view.ts'
import { renderInvalidLinkPage } from './visitor.pages.ts'

const INVITATION_PATH = '/portal/invitation'
const OFFICE_PATH = '/office'

const body = z.extend(formBody, { password: formText, firstName: formText, lastName: formText })
type Body = z.output<typeof body>

/** GET and POST /portal/invitation, the page that the link of an invitation to the office opens. */
export function invitationRoutes(app: App, services: Services): void {
  /** The invitation whose link was opened, and who has opened it; `null` when it no longer works. */
  async function open(request: FastifyRequest) {
    const invitation = await findInvitation(services, getLinkToken(request))
    if (!invitation) return null
    const { email } = invitation
    const member = await findUserByEmail(services.db, email)
    const session = member && (await getPortalSession(services, request))
    const isLoggedIn = session?.user.id === member?.id
    const invited: Invited = member ? (isLoggedIn ? 'loggedIn' : 'member') : 'nobody'
    return { email, member, invited }
  }

  app.get(INVITATION_PATH, { schema: { hide: true } }, async (request, reply) => {
    const redirect = exchangeLinkToken(services, request, reply)
    if (redirect) return redirect
    const view = createView(services, request, reply)
    const opened = await open(request)
    return opened
      ? sendPage(reply, renderInvitationPage(view, opened.email, opened.invited))
      : sendPage(reply, renderInvalidLinkPage(view), 410)
  })

  /** A new member with the address that was invited, or what is wrong with what was typed. */
  async function register(
    request: FastifyRequest<{ Body: Body }>,
    reply: FastifyReply,
    email: string,
  ): Promise<Row<'users'> | StoredForm> {
    const { password, firstName, lastName } = request.body
    const errors = validateRegistration({ password, firstName, lastName, email })
    if (Object.keys(errors).length > 0) return { problem: 'form.checkFields', errors }
    const user = await registerUser(services, {
      email,
      password,
      firstName,
      lastName,
      language: negotiateLanguage(request, reply),
    })
    // Somebody has registered the address meanwhile: the page asks for their password.
    return user ?? {}
  }

  addForm(
    app,
    services,
    {
      path: INVITATION_PATH,
      body,
      keep: ['firstName', 'lastName'],
      limits: createFormLimits(services, 'invitationLink'),
    },
    async (request, reply, show) => {
      const opened = await open(request)
      // The page says that the link no longer works.
      if (!opened) return show({})
      const { email, member, invited } = opened
      if (member && invited === 'member') {
        const matches = await verifyPassword(request.body.password, member.passwordHash)
        if (!matches) {
          const errors = { password: 'invitation.wrongPassword' } as const
          return show({ problem: 'form.checkFields', errors })
        }
      }
      const found = member ?? (await register(request, reply, email))
      if (!('passwordHash' in found)) return show(found)
      const user = await takeUpInvitation(services, getLinkToken(request), found.id)
      if (!user) return show({})
      clearLinkToken(services, request, reply)
      startPortalSession(services, reply, await services.tokens.issue(user))
      // It has them continue with this account, which has to begin in the shop.
      return reply.redirect(services.config.siteOrigins[0] + OFFICE_PATH, 303)
    },
  )
}
