import { safeLocalStorage } from '@shop/kernel'

const STORAGE_KEY = 'rememberedEmail'

/** The remembered e-mail address, or an empty string. */
export function readRememberedEmail(): string {
  return safeLocalStorage.read(STORAGE_KEY) ?? ''
}

/** Stores an e-mail address; null removes it. */
export function rememberEmail(email: string | null): void {
  safeLocalStorage.write(STORAGE_KEY, email)
}
