import { safeLocalStorage } from '@shop/kernel'

const STORAGE_KEY = 'rememberedEmail'

/** The e-mail address that somebody asked this browser to remember; empty when nobody did. */
export function readRememberedEmail(): string {
  return safeLocalStorage.read(STORAGE_KEY) ?? ''
}

/** Remembers an e-mail address, or forgets the one there is (null). */
export function rememberEmail(email: string | null): void {
  safeLocalStorage.write(STORAGE_KEY, email)
}
