export { logout } from './session/logout.ts'
export { beginPortalVisit, portalUrl } from './session/portal.ts'
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
export { usePortalUrl } from './session/usePortalUrl.ts'
