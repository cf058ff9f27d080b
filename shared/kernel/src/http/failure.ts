import { isRecord, toMessage } from '@shop/contracts/wire/normalize.ts'
import type { AxiosError } from 'axios'

import { FileError } from './fetch-json.ts'

export type FailureKind =
  /** The browser has no connection at all. */
  | 'offline'
  /** There was no response. */
  | 'unreachable'
  | 'timeout'
  | 'server'
  | 'notFound'
  /** A response of the wrong shape. */
  | 'shape'
  /** Code of the page could not be fetched. */
  | 'missing'
  /** A whole remote could not be loaded. */
  | 'remote'
  | 'unknown'

/** A failure as explained to shoppers; `message` is the server's own, if it sent one. */
export interface Failure {
  kind: FailureKind
  message?: string
}

/** The server, asked before the page came to the browser, does not have a record. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}

/** A response does not match its schema. */
export class ResponseValidationError extends Error {
  constructor(
    readonly url: string,
    detail: string,
    readonly requestId?: string,
  ) {
    super(`${url} returned an unexpected shape: ${detail}`)
    this.name = 'ResponseValidationError'
  }
}

/** The check of axios itself, without axios, which comes after the first load. */
export function isAxiosError(error: unknown): error is AxiosError {
  return error instanceof Object && 'isAxiosError' in error && error.isAxiosError === true
}

/** Whether the server has responded with a status. */
export function hasStatus(error: unknown, status: number): error is AxiosError {
  return isAxiosError(error) && error.response?.status === status
}

/** Classifies an error of loading code; undefined for others. */
function toCodeFailure(error: Error & { type?: unknown }): FailureKind | undefined {
  // The federation runtime's error for an entry.
  if (error.message.includes('ScriptNetworkError')) return 'missing'
  // webpack's error for a chunk; of this type if the script arrived but was broken.
  if (error.name !== 'ChunkLoadError' || error.type === 'missing') return undefined
  return error.type === 'timeout' ? 'timeout' : 'missing'
}

/** Classifies a thrown value. */
export function toFailure(error: unknown): Failure {
  const failure = classify(error)
  const needsNetwork = failure.kind === 'unreachable' || failure.kind === 'missing'
  return needsNetwork && globalThis.navigator?.onLine === false ? { kind: 'offline' } : failure
}

/** A remote's failure is explained by the connection if that was the cause. */
function toRemoteFailure(error: Error): Failure {
  const { kind } = toFailure(error.cause)
  return { kind: ['offline', 'unreachable', 'timeout'].includes(kind) ? kind : 'remote' }
}

function classify(error: unknown): Failure {
  // Thrown by the shell; the router shows it in the page of the remote before.
  if (error instanceof Error && error.name === 'RemoteLoadError') return toRemoteFailure(error)
  if (error instanceof ResponseValidationError) return { kind: 'shape' }
  // Our own, and the reason of `AbortSignal.timeout`.
  if (error instanceof Object && 'name' in error && error.name === 'TimeoutError') {
    return { kind: 'timeout' }
  }
  if (error instanceof NotFoundError) return { kind: 'notFound' }
  if (error instanceof FileError) return { kind: error.kind }
  if (!isAxiosError(error)) {
    return { kind: (error instanceof Error && toCodeFailure(error)) || 'unknown' }
  }
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return { kind: 'timeout' }
  if (!error.response) return { kind: 'unreachable' }
  const kind = hasStatus(error, 404) ? 'notFound' : 'server'
  const message = serverMessage(error)
  return message === undefined ? { kind } : { kind, message }
}

/** The message of an error response (`data.message`, else `message`), if any. */
export function serverMessage(error: unknown): string | undefined {
  if (!isAxiosError(error)) return undefined
  const body: unknown = error.response?.data
  if (!isRecord(body)) return undefined
  const inner = isRecord(body.data) ? toMessage(body.data.message) : undefined
  // An empty message counts as none.
  return inner || toMessage(body.message) || undefined
}
