import { DamageError } from '../release-error.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { assertIntact } from './integrity.ts'

/** What is wrong with the files of a version; null when they are as published. */
export async function findDamage(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<string | null> {
  try {
    await assertIntact(store.files(name, version))
    return null
  } catch (error) {
    if (error instanceof DamageError) return error.message
    throw error
  }
}
