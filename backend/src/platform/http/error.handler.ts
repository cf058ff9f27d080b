import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import { HttpError, TooManyRequestsError, UnavailableError } from '../errors/http-error.ts'

const UNAVAILABLE_MESSAGE =
  'We could not complete this just now. Please try again in a few seconds.'
/** Sent with every response of status 503. */
export const RETRY_AFTER_SECONDS = 5

const messagesByStatus: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The request is too large.',
  415: 'The request must be sent as JSON.',
}

/** The sentence that a schema has for the first problem, else the invalid field and the reason. */
function describeValidation(error: FastifyError): string {
  const first = error.validation?.[0]
  if (first?.message?.endsWith('.')) return first.message
  const field = first?.instancePath.slice(1).replaceAll('/', '.')
  const reason = first?.message?.replace(/^Invalid input: /, '') ?? 'not valid'
  return field ? `Please check ${field}: ${reason}.` : `Please check the request: ${reason}.`
}

type AnyError = FastifyError | HttpError | UnavailableError

/** Status and message of an error response; details of unexpected errors are not exposed. */
export function describeError(error: AnyError): {
  status: number
  message: string
} {
  if (error instanceof UnavailableError) return { status: 503, message: UNAVAILABLE_MESSAGE }
  if (error instanceof HttpError) return { status: error.statusCode, message: error.message }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { status: 400, message: describeValidation(error) }
  }
  const status = error.statusCode ?? 500
  const message = messagesByStatus[status]
  if (message) return { status, message }
  if (status < 500) return { status, message: 'The request was refused.' }
  return { status: 500, message: 'Something went wrong on our side. Please try again.' }
}

/** Error handler of the app: replies with `{message}` and logs server errors. */
export function handleError(
  error: AnyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, message } = describeError(error)
  if (status >= 500) request.log.error(error)
  if (status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (error instanceof TooManyRequestsError)
    void reply.header('retry-after', error.retryAfterSeconds)
  return reply.code(status).header('cache-control', 'no-store').send({ message })
}
