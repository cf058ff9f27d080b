import { readStored, writeStored } from '@shop/kernel'

const key = 'rememberedEmail'

/** The e-mail address that somebody asked this browser to remember; empty when nobody did. */
export function rememberedEmail(): string {
  return readStored(key) ?? ''
}

/** Remembers an e-mail address, or forgets the one there is (null). */
export function rememberEmail(email: string | null): void {
  writeStored(key, email)
}
