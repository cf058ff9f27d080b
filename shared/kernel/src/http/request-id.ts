import { collectRejectedRows, reportRejectedRow } from '@shop/contracts/wire/rejected-rows.ts'
import { REQUEST_ID_HEADER } from '@shop/contracts/wire/request-id.ts'
import type { AxiosResponse } from 'axios'

import { isAxiosError, ResponseValidationError } from './failure.ts'

/** The id that an API has given to the request, if it names them. */
export function getRequestId({ headers }: Pick<AxiosResponse, 'headers'>): string | undefined {
  const id: unknown = headers[REQUEST_ID_HEADER]
  return typeof id === 'string' ? id : undefined
}

/** Validates a response, and reports the rows that its lists lose with the id of its request. */
export function validateResponse<Result>(
  response: AxiosResponse,
  validate: (data: unknown) => Result,
): Result {
  const { result, rows } = collectRejectedRows(() => validate(response.data))
  for (const row of rows) reportRejectedRow(row, getRequestId(response))
  return result
}

/** The id of the request whose response an error is about, by which the server’s log names it. */
export function findRequestId(error: unknown): string | undefined {
  if (error instanceof ResponseValidationError) return error.requestId
  return isAxiosError(error) && error.response ? getRequestId(error.response) : undefined
}
