import { startCart } from './cart/cart.store.ts'
import { startLanguage } from './language/language.store.ts'
import { startSession } from './session/session.store.ts'
import { startTheme } from './theme/theme.store.ts'

/**
 * Fills the stores from the browser's storage and follows other tabs; returns the function that stops following.
 * @param incomingToken the token that the address carried, already removed from it
 */
export function startKernel(incomingToken: string | null): () => void {
  startLanguage()
  const stops = [startTheme(), startSession(incomingToken), startCart()]
  return () => stops.forEach((stop) => stop())
}
