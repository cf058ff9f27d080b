import { logoutRequestSchema, messageResponseSchema } from '@shop/contracts/user.ts'

import type { App } from '../http/app.types.ts'
import type { Services } from '../services.ts'
import { assertOwner, authenticate } from './authenticate.ts'

/** POST users/auth/logout */
export function authRoutes(app: App, { tokens }: Services): void {
  app.post(
    '/users/auth/logout',
    {
      onRequest: authenticate(tokens),
      schema: { body: logoutRequestSchema, response: { 200: messageResponseSchema } },
    },
    async (request) => {
      const user = assertOwner(request, request.body.userId, 'You can only log yourself out.')
      await tokens.revoke(user.jti)
      return { message: 'You are logged out.' }
    },
  )
}
