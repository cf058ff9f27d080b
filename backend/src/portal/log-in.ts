import type { FastifyReply } from 'fastify'

import type { Row } from '../db/schema.ts'
import { createPageView } from '../pages/page-view.ts'
import type { Services } from '../services.ts'
import type { FormRequest } from './form-validation.ts'
import { startPortalSession } from './portal.session.ts'
import { getReturnTo } from './portal.view.ts'
import { toDestination } from './return-to.ts'

/** Starts a member's session in this browser, and redirects to where the form's visitor came from. */
export async function logIn(
  services: Services,
  request: FormRequest,
  reply: FastifyReply,
  user: Row<'users'>,
): Promise<FastifyReply> {
  const token = await services.tokens.issue(user)
  startPortalSession(services, reply, token)
  const preferences = createPageView(services, request, reply)
  return reply.redirect(toDestination(getReturnTo(services, request), token, preferences), 303)
}
