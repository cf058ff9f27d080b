import { startCart } from './cart/cart.store.ts'
import { startLanguage } from './language/language.store.ts'
import { startSession, takeIncomingToken } from './session/session.store.ts'
import { startTheme } from './theme/theme.store.ts'

/** Fills the stores from the browser's storage and follows other tabs; returns the function that stops following. */
export function startKernel(): () => void {
  startLanguage()
  const stops = [startTheme(), startSession(takeIncomingToken()), startCart()]
  return () => stops.forEach((stop) => stop())
}
