import { REQUEST_ID_HEADER } from '@shop/contracts/request-id.ts'
import type { AxiosResponse } from 'axios'

import { isAxiosError, ResponseValidationError } from './failure.ts'

/** The id of the response that is being validated. */
let validated: string | undefined

/** The id that an API has given to the request, if it names them. */
export function getRequestId({ headers }: Pick<AxiosResponse, 'headers'>): string | undefined {
  const id: unknown = headers[REQUEST_ID_HEADER]
  return typeof id === 'string' ? id : undefined
}

/** Validates a response. The rows that its lists lose are reported meanwhile. */
export function validateResponse<Result>(
  response: AxiosResponse,
  validate: (data: unknown) => Result,
): Result {
  validated = getRequestId(response)
  try {
    return validate(response.data)
  } finally {
    validated = undefined
  }
}

/** The id of the request whose response an error is about, by which the server’s log names it. */
export function findRequestId(error: unknown): string | undefined {
  if (error instanceof ResponseValidationError) return error.requestId
  return isAxiosError(error) && error.response ? getRequestId(error.response) : validated
}
