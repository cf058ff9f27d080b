import { OFFICE_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import {
  officeCodeSchema,
  officeLogSchema,
  officeSessionSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  staffChangeSchema,
  staffListSchema,
} from '@shop/contracts/wire/office.ts'
import { messageResponseSchema } from '@shop/contracts/wire/user.ts'
import { z } from 'zod/mini'

import { listChanges } from '../../domain/audit-log/audit-log.store.ts'
import { findBrand } from '../../domain/settings/brand.ts'
import { listInvitations } from '../../domain/staff/invitation.store.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
  passSecondFactor,
} from '../../domain/staff/second-factor.store.ts'
import { changeStaff, listStaff } from '../../domain/staff/staff.store.ts'
import { requireUser } from '../../platform/auth/authenticate.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import type { App } from '../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../platform/http/paging.ts'
import { limitRequests } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { getOfficeUser, hasPassed, listPermissions, requireOffice } from './office-access.ts'

const WRONG_CODE =
  'This code is not right, or was used before. Please wait for the next one and try again.'

/** Who is in the office: the second factor, the people and the log. */
export function accessRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const beforeCode = requireOffice(services, { withoutSecondFactor: true })
  const owner = requireOffice(services, { owner: true })
  const limitCodes = limitRequests(services, 'officeCodes', {
    key: (request) => requireUser(request).id,
  })

  app.get(
    '/session',
    { onRequest: beforeCode, schema: { response: { 200: officeSessionSchema } } },
    async (request) => {
      const user = getOfficeUser(request)
      const isSetUp = await hasSecondFactor(db, user.id)
      const pending = isSetUp ? 'needed' : 'missing'
      const secondFactor: 'passed' | typeof pending = hasPassed(user, clock()) ? 'passed' : pending
      const name = `${user.firstName} ${user.lastName}`.trim()
      return { role: user.role, name, permissions: listPermissions(user), secondFactor }
    },
  )

  app.post(
    '/session',
    {
      onRequest: beforeCode,
      preHandler: limitCodes,
      schema: {
        body: officeCodeSchema,
        response: { 200: messageResponseSchema, 422: errorBodySchema, 429: errorBodySchema },
      },
    },
    async (request) => {
      const passed = await passSecondFactor(services, getOfficeUser(request), request.body.code)
      if (!passed) throw new HttpError(422, WRONG_CODE)
      await limitCodes.refund(request)
      return { message: 'Welcome to the office.' }
    },
  )

  app.post(
    '/second-factor',
    {
      onRequest: beforeCode,
      schema: { response: { 200: secondFactorSchema, 409: errorBodySchema } },
    },
    async (request) => {
      const { name } = await findBrand(services)
      const begun = await beginSecondFactor(services, getOfficeUser(request), `${name.en} office`)
      if (!begun) throw new HttpError(409, 'An authenticator app is set up already.')
      return begun
    },
  )

  app.post(
    '/second-factor/confirm',
    {
      onRequest: beforeCode,
      preHandler: limitCodes,
      schema: {
        body: officeCodeSchema,
        response: { 200: recoveryCodesSchema, 422: errorBodySchema, 429: errorBodySchema },
      },
    },
    async (request) => {
      const codes = await confirmSecondFactor(services, getOfficeUser(request), request.body.code)
      if (!codes) throw new HttpError(422, WRONG_CODE)
      await limitCodes.refund(request)
      return { codes }
    },
  )

  app.get(
    '/staff',
    { onRequest: owner, schema: { response: { 200: staffListSchema } } },
    async () => ({ results: await listStaff(db), invitations: await listInvitations(services) }),
  )

  app.post(
    '/staff',
    {
      onRequest: owner,
      schema: {
        body: staffChangeSchema,
        response: { 200: messageResponseSchema, 422: errorBodySchema },
      },
    },
    async (request) => {
      await changeStaff(services, getOfficeUser(request), request.body)
      return { message: 'Saved.' }
    },
  )

  app.get(
    '/log',
    {
      onRequest: owner,
      schema: {
        querystring: z.object({ page: z.optional(positiveIntegerParam) }),
        response: { 200: officeLogSchema },
      },
    },
    ({ query: { page = 1 } }) => listChanges(db, { page, limit: OFFICE_PAGE_SIZE }),
  )
}
