import { toFailure } from '@shop/kernel/http'

/** Whether a request failed because the record does not exist. */
export function isNotFound(error: unknown): boolean {
  return toFailure(error).kind === 'notFound'
}
