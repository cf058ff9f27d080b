// The whole public surface of the federated singleton. What is not here is private to it.
export { DESCRIPTION_LENGTH, toCartItem, type CartItem } from './cart/cart.ts'
export { cart, useCart } from './cart/cart.store.ts'
export { ConfigError, getConfig, loadConfig, setConfig } from './config/config.ts'
export { CODE_TIMEOUT, inTime, TooLateError } from './deadline.ts'
export { call, CALL_TIMEOUT, mainApi, paymentsApi } from './http/clients.ts'
export {
  describeFailure,
  serverMessage,
  ShapeError,
  type Failure,
  type FailureKind,
} from './http/failure.ts'
export { createQueryClient, queryClient } from './http/query-client.ts'
export {
  currentLanguage,
  languages,
  onLanguageChange,
  setLanguage,
  useLanguage,
  type Direction,
  type Language,
} from './language/language.store.ts'
export { logout } from './session/logout.ts'
export { portalAddress } from './session/portal.ts'
export { profileQuery } from './session/profile.ts'
export {
  answerOffer,
  currentSession,
  endSession,
  useLoggingOut,
  useOfferedSession,
  useSession,
  type Session,
} from './session/session.store.ts'
export { startKernel } from './start.ts'
export { readStored, writeStored } from './storage/safe-storage.ts'
export { useStoredText } from './storage/useStoredText.ts'
export { toggleTheme, useTheme, type Theme } from './theme/theme.store.ts'
