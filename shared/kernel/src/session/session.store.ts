import { storageKeys } from '@shop/contracts/storage-keys.ts'
import type { TokenClaims } from '@shop/contracts/user.ts'
import { createStore, useStore } from 'zustand'

import { safeLocalStorage } from '../storage/safe-storage.ts'
import { decodeToken } from './token.ts'

export interface Session {
  token: string
  user: TokenClaims
}

interface SessionState {
  session: Session | null
  /** The session of a token from the URL that belongs to another member; it awaits the shopper's consent. */
  pendingSession: Session | null
  loggingOut: boolean
}

const store = createStore<SessionState>(() => ({
  session: null,
  pendingSession: null,
  loggingOut: false,
}))

function toSession(token: string | null): Session | null {
  const user = decodeToken(token)
  return token && user ? { token, user } : null
}

function persist(session: Session | null): void {
  safeLocalStorage.write(storageKeys.token, session?.token ?? null)
  store.setState({ session, pendingSession: null })
}

function readStoredSession(): Session | null {
  const stored = safeLocalStorage.read(storageKeys.token)
  const session = toSession(stored)
  if (stored !== null && !session) safeLocalStorage.remove(storageKeys.token)
  return session
}

/** The current session, or null. Ends an expired one. */
export function getSession(): Session | null {
  const { session } = store.getState()
  if (session && !decodeToken(session.token)) persist(null)
  return store.getState().session
}

/** The session, following changes in this tab and in others. */
export function useSession(): Session | null {
  return useStore(store, (state) => state.session)
}

/** The session that awaits the shopper's consent to replace the current one. */
export function usePendingSession(): Session | null {
  return useStore(store, (state) => state.pendingSession)
}

/** Accepts or rejects the pending session. */
export function resolvePendingSession(accept: boolean): void {
  const { pendingSession, session } = store.getState()
  persist(accept ? pendingSession : session)
}

/** Whether a log-out is in progress. */
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

/**
 * Restores the stored session and follows other tabs. A token from the URL becomes the session unless another
 * member is signed in, in which case it becomes the pending one.
 * @param incomingToken already removed from the URL
 * @returns unsubscribes
 */
export function startSession(incomingToken: string | null): () => void {
  const stored = readStoredSession()
  const incoming = toSession(incomingToken)
  if (incoming && stored && stored.user._id !== incoming.user._id) {
    store.setState({ session: stored, pendingSession: incoming })
  } else {
    persist(incoming ?? stored)
  }
  return safeLocalStorage.subscribeExternal(storageKeys.token, () =>
    store.setState({ session: readStoredSession() }),
  )
}

declare global {
  interface Window {
    /** Set by the head script, which removed it from the URL. */
    incomingToken?: string
  }
}

/** Returns the token of the URL, on the first call only. */
export function consumeIncomingToken(): string | null {
  const token = window.incomingToken ?? null
  delete window.incomingToken
  return token
}
