import { errorBodySchema } from '@shop/contracts/error.ts'
import { isAxiosError } from 'axios'

import { TimeoutError } from '../with-timeout.ts'

export type FailureKind = 'offline' | 'timeout' | 'server' | 'notFound' | 'shape' | 'unknown'

/** A failure as explained to shoppers; `message` is the server's own, if it sent one. */
export interface Failure {
  kind: FailureKind
  message?: string
}

/** A response does not match its schema. */
export class ResponseValidationError extends Error {
  constructor(
    readonly url: string,
    detail: string,
  ) {
    super(`${url} returned an unexpected shape: ${detail}`)
    this.name = 'ResponseValidationError'
  }
}

/** Classifies a thrown value. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ResponseValidationError) return { kind: 'shape' }
  if (error instanceof TimeoutError) return { kind: 'timeout' }
  // webpack's error for code that could not be fetched
  if (error instanceof Error && error.name === 'ChunkLoadError') {
    return { kind: navigator.onLine ? 'server' : 'offline' }
  }
  if (!isAxiosError(error)) return { kind: 'unknown' }
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return { kind: 'timeout' }
  if (!error.response) return { kind: 'offline' }
  const kind = error.response.status === 404 ? 'notFound' : 'server'
  const message = serverMessage(error)
  return message === undefined ? { kind } : { kind, message }
}

/** The message of an error response (`data.message`, else `message`), if any. */
export function serverMessage(error: unknown): string | undefined {
  if (!isAxiosError(error)) return undefined
  const body = errorBodySchema.safeParse(error.response?.data)
  if (!body.success) return undefined
  // An empty message counts as none.
  return body.data.data?.message || body.data.message || undefined
}
