import {
  type AccountDetails,
  accountDetailsResponseSchema,
  accountDetailsUpdateSchema,
  emailChangeSchema,
  passwordChangeSchema,
} from '@shop/contracts/wire/account.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { messageResponseSchema } from '@shop/contracts/wire/user.ts'
import { getNetwork } from '@shop/server/client-network.ts'

import { requestEmailChange } from '../../../domain/users/email-change.service.ts'
import { changePassword } from '../../../domain/users/password.service.ts'
import { parsePhone } from '../../../domain/users/phone.ts'
import { saveProfile, toProfile } from '../../../domain/users/user.store.ts'
import { authenticate, requireUser } from '../../../platform/auth/authenticate.ts'
import {
  findPasswordProblem,
  hashPassword,
  verifyPassword,
} from '../../../platform/auth/passwords.ts'
import type { Row } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/errors/http-error.ts'
import type { App } from '../../../platform/http/app.types.ts'
import { type MessageKey, translations } from '../../../platform/i18n/messages.ts'
import {
  createMailLimit,
  limitMembers,
  limitRequests,
} from '../../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../../services.ts'

const toDetails = (user: Row<'users'>): AccountDetails => {
  const { language, occupation, description, website } = user
  const phone = toProfile(user).phone?.fullNumber ?? ''
  return { phone, language, occupation, description, website }
}

const say = (key: MessageKey) => ({ message: translations.en(key) })

const reject = (key: MessageKey) => new HttpError(422, translations.en(key))

/** What a member tells of themselves, and what they log in with. */
export function accountRoutes(app: App, services: Services): void {
  const onRequest = authenticate(services.tokens)

  app.get(
    '/account/details',
    { onRequest, schema: { response: { 200: accountDetailsResponseSchema } } },
    (request) => ({ data: toDetails(requireUser(request)) }),
  )

  app.patch(
    '/account/details',
    {
      onRequest,
      preHandler: limitMembers(services, 'profileForm'),
      schema: {
        body: accountDetailsUpdateSchema,
        response: { 200: accountDetailsResponseSchema, 422: errorBodySchema },
      },
    },
    async (request) => {
      const user = requireUser(request)
      const { phone: typed, ...details } = request.body
      const phone = parsePhone(typed)
      if (!phone) throw reject('account.invalidPhone')
      const changes = { ...details, ...phone }
      await saveProfile(services.db, user.id, changes)
      return { data: toDetails({ ...user, ...changes }) }
    },
  )

  // A session left open must not be a way to try passwords.
  const preHandler = limitRequests(services, 'presentPassword', {
    key: (request) => `${request.user?.id} ${getNetwork(request)}`,
  })
  const response = { 200: messageResponseSchema, 422: errorBodySchema }

  app.post(
    '/account/password',
    { onRequest, preHandler, schema: { body: passwordChangeSchema, response } },
    async (request) => {
      const user = requireUser(request)
      const { password, currentPassword } = request.body
      if (!(await verifyPassword(currentPassword, user.passwordHash))) {
        throw reject('account.wrongPassword')
      }
      const isSame = password === currentPassword
      const problem = isSame ? 'account.samePassword' : findPasswordProblem(password, user.email)
      if (problem) throw reject(problem)
      const passwordHash = await hashPassword(password)
      const changed = await changePassword(services, user, { passwordHash, keepJti: user.jti })
      if (!changed) throw reject('account.wrongPassword')
      return say('account.passwordSaved')
    },
  )

  const limitMail = createMailLimit(services, 'emailChangeEmails')

  app.post(
    '/account/email',
    { onRequest, preHandler, schema: { body: emailChangeSchema, response } },
    async (request) => {
      const user = requireUser(request)
      const { email, currentPassword } = request.body
      if (email === user.email) throw reject('account.sameEmail')
      if (!(await verifyPassword(currentPassword, user.passwordHash))) {
        throw reject('account.wrongPassword')
      }
      await limitMail(request)
      await requestEmailChange(services, user, email)
      return say('account.emailSent')
    },
  )
}
