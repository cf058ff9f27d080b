import { idSchema } from '@shop/contracts/text.ts'
import { toFailure } from '@shop/kernel'

/** An id that no record can have, so that no request is needed. */
export class InvalidIdError extends Error {
  constructor(id: string) {
    super(`Invalid id "${id}"`)
    this.name = 'InvalidIdError'
  }
}

/** Returns the id. @throws InvalidIdError */
export function validateId(id: string): string {
  if (!idSchema.safeParse(id).success) throw new InvalidIdError(id)
  return id
}

/** Whether a request failed because the record does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof InvalidIdError || toFailure(error).kind === 'notFound'
}
