import type { FastifyRequest } from 'fastify'

import type { Services } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import type { LimitHook } from '../http/rate-limit.ts'
import { normalizeEmail } from '../users/user.store.ts'
import { isOwnForm } from './csrf.ts'
import type { FormState } from './login.page.ts'
import type { PortalBody } from './portal.forms.ts'
import type { PortalTexts } from './portal.texts.ts'

type FormRequest = FastifyRequest<{ Body: PortalBody }>

export interface Refusal {
  status: number
  state: FormState
}

/** Limits for a form: per address and account, and, wider, per address alone. */
export function formLimits({ limit }: Services, name: string): LimitHook[] {
  const account = (request: FastifyRequest) => {
    return `${name} ${normalizeEmail((request as FormRequest).body.email)}`
  }
  return [
    limit({ max: 10, minutes: 15, key: account }),
    limit({ max: 60, minutes: 15, key: () => name }),
  ]
}

/** Why a form is not even looked at: too many attempts, or not from a page of ours. */
export async function refuseForm(
  { config }: Services,
  limits: LimitHook[],
  request: FormRequest,
  t: PortalTexts,
): Promise<Refusal | null> {
  const { email, firstName, lastName } = request.body
  const values = { email, firstName, lastName }
  if (!isOwnForm(config, request, request.body.csrf)) {
    return { status: 403, state: { problem: t.formExpired, values } }
  }
  try {
    for (const limit of limits) await limit(request)
    return null
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { status: error.statusCode, state: { problem: t.tooMany, values } }
  }
}
