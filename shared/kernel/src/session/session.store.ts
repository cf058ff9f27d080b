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
  /** A token from the address that belongs to another member than the one signed in: ask before replacing. */
  offered: Session | null
  /** A log-out is under way. */
  loggingOut: boolean
}

const store = createStore<SessionState>(() => ({ session: null, offered: null, loggingOut: false }))

function toSession(token: string | null): Session | null {
  const user = decodeToken(token)
  return token && user ? { token, user } : null
}

function keep(session: Session | null): void {
  safeLocalStorage.write(storageKeys.token, session?.token ?? null)
  store.setState({ session, offered: null })
}

function readSession(): Session | null {
  const stored = safeLocalStorage.read(storageKeys.token)
  const session = toSession(stored)
  if (stored !== null && !session) safeLocalStorage.remove(storageKeys.token)
  return session
}

/** The session right now, or null. An expired one ends here. */
export function getSession(): Session | null {
  const { session } = store.getState()
  if (session && !decodeToken(session.token)) keep(null)
  return store.getState().session
}

/** The session, following changes in this tab and in others. */
export function useSession(): Session | null {
  return useStore(store, (state) => state.session)
}

/** The session that waits for the person's consent to replace the present one. */
export function usePendingSession(): Session | null {
  return useStore(store, (state) => state.offered)
}

/** Takes or drops the offered session. */
export function resolvePendingSession(accept: boolean): void {
  const { offered, session } = store.getState()
  keep(accept ? offered : session)
}

export function useLoggingOut(): boolean {
  return useStore(store, (state) => state.loggingOut)
}

export function setLoggingOut(loggingOut: boolean): void {
  store.setState({ loggingOut })
}

/** Forgets the session in this and every other tab. */
export function endSession(): void {
  keep(null)
}

/**
 * Reads the stored session and follows other tabs. A token from the address becomes the session when
 * there is none, or when it is the same member's; another member's is offered.
 * @param incoming the token that the address carried, already removed from it
 */
export function startSession(incoming: string | null): () => void {
  const stored = readSession()
  const arrived = toSession(incoming)
  if (arrived && stored && stored.user._id !== arrived.user._id) {
    store.setState({ session: stored, offered: arrived })
  } else {
    keep(arrived ?? stored)
  }
  return safeLocalStorage.subscribeExternal(storageKeys.token, () =>
    store.setState({ session: readSession() }),
  )
}

declare global {
  interface Window {
    /** Left by the head script, which took it out of the address. */
    incomingToken?: string
  }
}

/** The token that the address carried, once. */
export function takeIncomingToken(): string | null {
  const token = window.incomingToken ?? null
  delete window.incomingToken
  return token
}
