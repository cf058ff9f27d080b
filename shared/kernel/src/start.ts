import { startCart } from './cart/cart.store.ts'
import { startRejectedRowWarnings } from './http/rejected-rows.ts'
import { startLanguage } from './language/language.store.ts'
import { startLoginTracking } from './session/login-state.ts'
import { consumeIncomingLogin, startSession } from './session/session.store.ts'
import { startTheme } from './theme/theme.store.ts'

/** Restores the stores from the browser's storage and follows other tabs. @returns unsubscribes */
export function startKernel(): () => void {
  const unsubscribers = [
    startLanguage(),
    startRejectedRowWarnings(),
    startTheme(),
    startSession(consumeIncomingLogin()),
    startLoginTracking(),
    startCart(),
  ]
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
}
