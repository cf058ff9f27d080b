import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { idSchema } from '@shop/contracts/wire/text.ts'
import {
  logoutRequestSchema,
  messageResponseSchema,
  profileResponseSchema,
  profileUpdateSchema,
} from '@shop/contracts/wire/user.ts'
import { z } from 'zod/mini'

import { toProfile, updateProfile } from '../../domain/users/user.store.ts'
import { assertOwner, authenticate } from '../../platform/auth/authenticate.ts'
import type { App } from '../../platform/http/app.types.ts'
import { limitMembers } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'

const userParams = z.object({ userId: idSchema })

/** The authenticated user's own profile, and the end of a session. */
export function userRoutes(app: App, services: Services): void {
  const { db, tokens } = services
  const onRequest = authenticate(tokens)

  app.get(
    '/users/profile/:userId',
    {
      onRequest,
      schema: {
        params: userParams,
        response: { 200: profileResponseSchema, 403: errorBodySchema },
      },
    },
    async (request) => {
      const { userId } = request.params
      return { data: toProfile(assertOwner(request, userId, 'You can only see your own profile.')) }
    },
  )

  app.patch(
    '/users/dashboard/update-profile/:userId',
    {
      onRequest,
      preHandler: limitMembers(services, 'profileChanges'),
      schema: {
        params: userParams,
        body: profileUpdateSchema,
        response: { 200: messageResponseSchema, 403: errorBodySchema, 409: errorBodySchema },
      },
    },
    async (request) => {
      const { userId } = request.params
      const user = assertOwner(request, userId, 'You can only change your own profile.')
      await updateProfile(db, user, request.body)
      return { message: 'Profile updated successfully!' }
    },
  )

  app.post(
    '/users/auth/logout',
    {
      onRequest,
      schema: { body: logoutRequestSchema, response: { 200: messageResponseSchema } },
    },
    async (request) => {
      const user = assertOwner(request, request.body.userId, 'You can only log yourself out.')
      await tokens.revoke(user.jti)
      return { message: 'You are logged out.' }
    },
  )
}
