import { isRecord } from '@shop/contracts/wire/normalize.ts'

/** Whether the server has responded with a status: 409 when a record has changed meanwhile, 503 when it is busy. */
export const hasStatus = (error: unknown, status: 409 | 503): boolean =>
  isRecord(error) && isRecord(error.response) && error.response.status === status
