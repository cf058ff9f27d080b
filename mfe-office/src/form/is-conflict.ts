import { isRecord } from '@shop/contracts/normalize.ts'

/** Whether the server has refused a change because the record has changed meanwhile. */
export const isConflict = (error: unknown): boolean =>
  isRecord(error) && isRecord(error.response) && error.response.status === 409
