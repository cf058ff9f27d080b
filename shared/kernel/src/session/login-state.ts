import {
  LOGIN_STATE_PARAMETER,
  RETURN_PARAMETER,
  sessionStorageKeys,
  storageKeys,
} from '@shop/contracts/browser/storage-keys.ts'
import { parseUrl } from '@shop/contracts/rules/parse-url.ts'

import { getConfig, isConfigured } from '../config.ts'
import { safeLocalStorage, safeSessionStorage } from '../storage/safe-storage.ts'

/** The mark serves portals that do not send the state back. */
const MARK_LIFETIME_MS = 30 * 60_000
/** A new password may be asked for by e-mail on the way. */
const STATE_LIFETIME_MS = 24 * 3_600_000
const MAX_STATES = 10

interface LoginState {
  state: string
  startedAt: number
}

function isLoginState(value: unknown): value is LoginState {
  const { state, startedAt } = (value ?? {}) as Partial<LoginState>
  return typeof state === 'string' && typeof startedAt === 'number'
}

const isWithin = (lifetimeMs: number, startedAt: number) =>
  Math.abs(Date.now() - startedAt) < lifetimeMs

function readStates(): LoginState[] {
  return safeLocalStorage
    .readJson(storageKeys.loginStates, (stored) =>
      Array.isArray(stored) ? stored.filter(isLoginState) : [],
    )
    .filter(({ startedAt }) => isWithin(STATE_LIFETIME_MS, startedAt))
}

function writeStates(states: LoginState[]): void {
  const text = states.length > 0 ? JSON.stringify(states) : null
  safeLocalStorage.write(storageKeys.loginStates, text)
}

/** Not `randomUUID`, which is missing on addresses without HTTPS. */
function createState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Remembers that a log-in begins in this browser, so that the token that comes back is accepted.
 * @param address URL of the portal that is about to be opened
 * @returns the same with a state in its return address
 */
export function withLoginState(address: string): string {
  const url = new URL(address)
  safeSessionStorage.write(sessionStorageKeys.loginStarted, String(Date.now()))
  const returnUrl = parseUrl(url.searchParams.get(RETURN_PARAMETER) ?? '')
  if (!returnUrl) return address
  const state = createState()
  writeStates([...readStates(), { state, startedAt: Date.now() }].slice(-MAX_STATES))
  returnUrl.searchParams.set(LOGIN_STATE_PARAMETER, state)
  url.searchParams.set(RETURN_PARAMETER, returnUrl.href)
  return url.href
}

/**
 * How a token that came back is known to belong to a log-in that began here: by the state in the return address; by
 * this tab's mark, where the portal sends no state back; or not at all. Each serves once.
 */
export function consumeLoginState(state: string | null): 'state' | 'mark' | null {
  const startedAt = Number(safeSessionStorage.read(sessionStorageKeys.loginStarted) ?? NaN)
  safeSessionStorage.remove(sessionStorageKeys.loginStarted)
  if (state === null) return isWithin(MARK_LIFETIME_MS, startedAt) ? 'mark' : null
  const states = readStates()
  const others = states.filter((known) => known.state !== state)
  writeStates(others)
  return others.length < states.length ? 'state' : null
}

function isPortalAddress(href: string): boolean {
  const { portalUrl } = getConfig()
  return href.startsWith(portalUrl) && /^([/?#]|$)/.test(href.slice(portalUrl.length))
}

function handleLinkActivation({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && isConfigured() && isPortalAddress(link.href)) link.href = withLoginState(link.href)
}

/** Gives links to the portal a state when they are opened, in this tab or in another. @returns unsubscribes */
export function startLoginTracking(): () => void {
  const events = ['click', 'auxclick', 'contextmenu']
  events.forEach((type) => document.addEventListener(type, handleLinkActivation, true))
  return () =>
    events.forEach((type) => document.removeEventListener(type, handleLinkActivation, true))
}
