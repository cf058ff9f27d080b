import { errorBodySchema } from '@shop/contracts/error.ts'
import { isAxiosError } from 'axios'

export type FailureKind = 'offline' | 'timeout' | 'server' | 'notFound' | 'shape' | 'unknown'

/** What went wrong, as far as a person can use it; `message` is the server's own sentence, if it sent one. */
export interface Failure {
  kind: FailureKind
  message?: string
}

/** A server answered something that is not what the contract says. */
export class ResponseValidationError extends Error {
  constructor(
    readonly address: string,
    detail: string,
  ) {
    super(`${address} answered in an unexpected shape: ${detail}`)
    this.name = 'ResponseValidationError'
  }
}

/** Sorts any thrown value into the kinds that the site explains to people. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ResponseValidationError) return { kind: 'shape' }
  if (!isAxiosError(error)) return { kind: 'unknown' }
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return { kind: 'timeout' }
  if (!error.response) return { kind: 'offline' }
  const kind = error.response.status === 404 ? 'notFound' : 'server'
  const message = serverMessage(error)
  return message === undefined ? { kind } : { kind, message }
}

/** The sentence a server sent with its refusal (`data.message` first, then `message`), if any. */
export function serverMessage(error: unknown): string | undefined {
  if (!isAxiosError(error)) return undefined
  const body = errorBodySchema.safeParse(error.response?.data)
  if (!body.success) return undefined
  // An empty sentence explains nothing: the site's own text stands in for it.
  return body.data.data?.message || body.data.message || undefined
}
