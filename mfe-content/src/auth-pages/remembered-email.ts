import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { safeLocalStorage } from '@shop/kernel/storage'

/** The remembered e-mail address, or an empty string. */
export function readRememberedEmail(): string {
  return safeLocalStorage.read(storageKeys.rememberedEmail) ?? ''
}

/** Stores an e-mail address; null removes it. */
export function rememberEmail(email: string | null): void {
  safeLocalStorage.write(storageKeys.rememberedEmail, email)
}
