import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { createStore, useStore } from 'zustand'

import { whenConfigured } from '../config.ts'
import { safeLocalStorage } from '../storage/safe-storage.ts'
import { consumeLoginState } from './login-state.ts'
import { isExpired, parseSession, type Session } from './token.ts'

interface SessionState {
  session: Session | null
  /** The session of a token from the URL that nobody here asked for; it awaits the shopper's consent. */
  pendingSession: Session | null
  notice: SessionNotice | null
  loggingOut: boolean
}

/** A notice to the shopper: the session has expired, or a log-in's link does not work. */
export type SessionNotice = 'ended' | 'invalidLink'

/** A log-in that came with the URL. */
export interface IncomingLogin {
  token: string
  /** The state of the return address, if the portal sent it back. */
  state: string | null
}

const store = createStore<SessionState>(() => ({
  session: null,
  pendingSession: null,
  notice: null,
  loggingOut: false,
}))

/** Settled when it is known whether an incoming token replaces the one of the same member. */
let replacing: Promise<void> = Promise.resolve()

function persist(session: Session | null): void {
  safeLocalStorage.write(storageKeys.token, session?.token ?? null)
  if (session) safeLocalStorage.write(storageKeys.hasLoggedIn, '1')
  store.setState({ session, pendingSession: null })
}

function readStoredSession(): Session | null {
  const stored = safeLocalStorage.read(storageKeys.token)
  const session = parseSession(stored)
  if (session && !isExpired(session.user)) return session
  if (stored !== null) safeLocalStorage.remove(storageKeys.token)
  if (session) store.setState({ notice: 'ended' })
  return null
}

/** The current session, or null. Ends an expired one. */
export function getSession(): Session | null {
  const { session } = store.getState()
  if (session && isExpired(session.user)) expireSession()
  return store.getState().session
}

/** The session, following changes in this tab and in others. */
export function useSession(): Session | null {
  return useStore(store, (state) => state.session)
}

/** Returns whether a member has ever logged in with this browser, which outlives the session. */
export const hasLoggedIn = (): boolean => safeLocalStorage.read(storageKeys.hasLoggedIn) !== null

/** The session that awaits the shopper's consent. */
export function usePendingSession(): Session | null {
  return useStore(store, (state) => state.pendingSession)
}

/** Accepts or rejects the pending session. */
export function resolvePendingSession(accept: boolean): void {
  const { pendingSession, session } = store.getState()
  persist(accept ? pendingSession : session)
}

/** The notice about the session that the shopper has not seen yet. */
export function getSessionNotice(): SessionNotice | null {
  return store.getState().notice
}

/** `getSessionNotice`, following changes. */
export function useSessionNotice(): SessionNotice | null {
  return useStore(store, (state) => state.notice)
}

/** Forgets the notice, which the shopper has seen. */
export function clearSessionNotice(): void {
  store.setState({ notice: null })
}

/** Returns whether a log-out is in progress. */
export function useLoggingOut(): boolean {
  return useStore(store, (state) => state.loggingOut)
}

export function setLoggingOut(loggingOut: boolean): void {
  store.setState({ loggingOut })
}

/** Ends the session in all tabs. */
export function endSession(): void {
  persist(null)
}

/** Ends the session, which has expired, in all tabs; the shopper is told. */
export function expireSession(): void {
  persist(null)
  store.setState({ notice: 'ended' })
}

/** Resolves when requests may be sent: the session's token is not about to be replaced. */
export function whenSessionSettled(): Promise<void> {
  return replacing
}

/** Replaces the token of the same member, or asks the shopper, when the server accepts the incoming one. */
async function reviewIncoming(incoming: Session): Promise<void> {
  const { verifyToken } = await import('./verify-token.ts')
  const result = await verifyToken(incoming)
  const { session } = store.getState()
  if (session?.user._id === incoming.user._id) {
    if (result === 'accepted') persist(incoming)
  } else if (result === 'rejected') {
    store.setState({ notice: 'invalidLink' })
  } else {
    store.setState({ pendingSession: incoming })
  }
}

/**
 * The incoming token is accepted at once when the log-in began in this browser. A token of the same member is verified
 * first, since a forged one would end a good session; where another member is signed in, only the state is proof enough.
 */
function receiveLogin({ token, state }: IncomingLogin): void {
  const began = consumeLoginState(state)
  const { session } = store.getState()
  if (session?.token === token) return
  const incoming = parseSession(token)
  if (!incoming || isExpired(incoming.user)) return store.setState({ notice: 'invalidLink' })
  const sameMember = session?.user._id === incoming.user._id
  if (!sameMember && (began === 'state' || (began && !session))) return persist(incoming)
  const review = reviewIncoming(incoming)
  if (sameMember) replacing = review
}

/** Keeps the head script's mark true, by which styles keep the places of what only members see. */
function markSession({ session }: SessionState): void {
  document.documentElement.toggleAttribute('data-session', session !== null)
}

/**
 * Restores the stored session, receives a log-in that came with the URL, and follows other tabs.
 * @returns unsubscribes
 */
export function startSession(incoming: IncomingLogin | null): () => void {
  store.setState({ notice: null })
  persist(readStoredSession())
  markSession(store.getState())
  const unsubscribeMark = store.subscribe(markSession)
  if (incoming) receiveLogin(incoming)
  // The server's time is known from then on.
  void whenConfigured().then(getSession)
  const unsubscribe = safeLocalStorage.subscribeExternal(storageKeys.token, () =>
    store.setState({ session: readStoredSession() }),
  )
  return () => {
    unsubscribe()
    unsubscribeMark()
  }
}

declare global {
  interface Window {
    /** Set by the head script, which removed it from the URL. */
    incomingLogin?: IncomingLogin
  }
}

/** Returns the log-in that came with the URL, on the first call only. */
export function consumeIncomingLogin(): IncomingLogin | null {
  const login = window.incomingLogin ?? null
  delete window.incomingLogin
  return login
}
