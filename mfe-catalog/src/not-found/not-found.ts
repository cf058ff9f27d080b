import { toFailure } from '@shop/kernel'

/** Whether a request failed because the record does not exist. */
export function isNotFound(error: unknown): boolean {
  return toFailure(error).kind === 'notFound'
}
