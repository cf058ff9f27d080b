import { isPermitted, type Permission } from '@shop/server/signed-permission.ts'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../deps.ts'
import { HttpError } from '../errors/http-error.ts'

/** Hook of a call of the release tool. @throws HttpError 401 without a permission that is signed for it */
export function requirePermission(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  permission: Permission,
  refusal: string,
) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    if (await isPermitted(config.reportReaders, token, clock(), permission)) return
    throw new HttpError(401, refusal)
  }
}
