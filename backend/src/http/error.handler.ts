import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import { HttpError } from './http-error.ts'

const messagesByStatus: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The request is too large.',
  415: 'The request must be sent as JSON.',
}

/** Names the first invalid field and the reason. */
function describeValidation(error: FastifyError): string {
  const first = error.validation?.[0]
  const field = first?.instancePath.slice(1).replaceAll('/', '.')
  const reason = first?.message?.replace(/^Invalid input: /, '') ?? 'not valid'
  return field ? `Please check ${field}: ${reason}.` : `Please check the request: ${reason}.`
}

/** Status and message of an error response; details of unexpected errors are not exposed. */
export function describeError(error: FastifyError | HttpError): {
  status: number
  message: string
} {
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
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, message } = describeError(error)
  if (status >= 500) request.log.error(error)
  return reply.code(status).header('cache-control', 'no-store').send({ message })
}
