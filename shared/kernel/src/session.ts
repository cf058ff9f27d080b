export { logout } from './session/logout.ts'
export { beginPortalVisit, portalUrl } from './session/portal.ts'
export { profileQuery } from './session/profile.ts'
export {
  clearSessionNotice,
  resolvePendingSession,
  getSession,
  endSession,
  hasLoggedIn,
  useLoggingOut,
  usePendingSession,
  useSession,
  useSessionNotice,
  type SessionNotice,
} from './session/session.store.ts'
export type { Session } from './session/token.ts'
export { usePortalUrl } from './session/usePortalUrl.ts'
