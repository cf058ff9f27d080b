import { onRejectedRow } from '@shop/contracts/wire/rejected-rows.ts'

import { startCart } from './cart/cart.store.ts'
import { startLanguage } from './language/language.store.ts'
import { startLoginTracking } from './session/login-state.ts'
import { consumeIncomingLogin, startSession } from './session/session.store.ts'
import { startTheme } from './theme/theme.store.ts'

const warned = new Set<string>()

/** Warns once on the console about each row that a list of a response lost. */
function warnOnce({ message }: Error): void {
  if (warned.has(message)) return
  warned.add(message)
  console.warn(message)
}

/** Restores the stores from the browser's storage and follows other tabs. @returns unsubscribes */
export function startKernel(): () => void {
  const unsubscribers = [
    startLanguage(),
    onRejectedRow(warnOnce),
    startTheme(),
    startSession(consumeIncomingLogin()),
    startLoginTracking(),
    startCart(),
  ]
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
}
