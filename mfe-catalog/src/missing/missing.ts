import { idSchema } from '@shop/contracts/text.ts'
import { toFailure } from '@shop/kernel'

/** An address with an id that no record can have; there is no need to ask the server. */
export class ImpossibleIdError extends Error {
  constructor(id: string) {
    super(`No record can have the id "${id}"`)
    this.name = 'ImpossibleIdError'
  }
}

/** @throws ImpossibleIdError */
export function requireId(id: string): string {
  if (!idSchema.safeParse(id).success) throw new ImpossibleIdError(id)
  return id
}

/** Whether a query failed because what it asks for does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof ImpossibleIdError || toFailure(error).kind === 'notFound'
}
