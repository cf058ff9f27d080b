// The public surface of the federated singleton; everything else is private.
export { MAX_CART_LINES, MAX_ENTERED_QUANTITY, MAX_QUANTITY, type CartItem } from './cart/cart.ts'
export {
  cart,
  onCartUnsaved,
  useCart,
  useCartStorage,
  type CartStorageState,
} from './cart/cart.store.ts'
export {
  ConfigError,
  getConfig,
  isConfigured,
  loadConfig,
  setConfig,
  validateConfig,
} from './config/config.ts'
export { ENTRY_SCRIPT_ATTRIBUTE } from './pending-scripts.ts'
export { retryPendingLoads } from './retry-pending.ts'
export { LOAD_TIMEOUT_MS, SLOW_AFTER_MS, withTimeout, TimeoutError } from './with-timeout.ts'
export { whenIdle } from './when-idle.ts'
export { fetchJson } from './http/fetch-json.ts'
export {
  loadHttpClient,
  mainApi,
  paymentsApi,
  request,
  REQUEST_TIMEOUT_MS,
  type ApiClient,
} from './http/clients.ts'
export {
  toFailure,
  serverMessage,
  NotFoundError,
  ResponseValidationError,
  type Failure,
  type FailureKind,
} from './http/failure.ts'
export { findRequestId } from './http/request-id.ts'
export { setTooManyRequestsTexts } from './http/too-many-requests.ts'
export { createQueryClient } from './http/query-client.ts'
export { queryClient } from './http/shared-query-client.ts'
export { withAutomaticRetry } from './with-automatic-retry.ts'
export {
  getLanguage,
  languages,
  onBeforeLanguageChange,
  onLanguageChange,
  setLanguage,
  useLanguage,
  type Direction,
  type Language,
} from './language/language.store.ts'
export { logout } from './session/logout.ts'
export { beginPortalVisit, portalUrl } from './session/portal.ts'
export { usePortalUrl } from './session/usePortalUrl.ts'
export { profileQuery } from './session/profile.ts'
export {
  clearSessionNotice,
  resolvePendingSession,
  getSession,
  endSession,
  useLoggingOut,
  usePendingSession,
  useSession,
  useSessionNotice,
  type Session,
  type SessionNotice,
} from './session/session.store.ts'
export { setPageStatus } from './server/page-status.ts'
export { startKernel } from './start.ts'
export { safeLocalStorage, safeSessionStorage, type SafeStorage } from './storage/safe-storage.ts'
export { useStorage } from './storage/useStorage.ts'
export { useHydrated } from './use-hydrated.ts'
export { connectToaster, toast, usePendingToasts, type ToastRequest } from './toast/toast.ts'
export { toggleTheme, useTheme, type Theme } from './theme/theme.store.ts'
