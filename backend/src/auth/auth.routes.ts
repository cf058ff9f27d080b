import { logoutRequestSchema, messageResponseSchema } from '@shop/contracts/user.ts'

import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { ownedBy, requireMember } from './member.ts'

/** POST users/auth/logout */
export function authRoutes(app: App, { tokens }: Services): void {
  app.post(
    '/users/auth/logout',
    {
      onRequest: requireMember(tokens),
      schema: { body: logoutRequestSchema, response: { 200: messageResponseSchema } },
    },
    async (request) => {
      const member = ownedBy(request, request.body.userId, 'You can only log yourself out.')
      await tokens.revoke(member.jti)
      return { message: 'You are logged out.' }
    },
  )
}
