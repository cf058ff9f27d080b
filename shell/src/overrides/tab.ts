import { safeSessionStorage } from '@shop/kernel'

import { formatOverrides, OVERRIDE_PARAMETER, parseOverrides, type Overrides } from './overrides.ts'

const KEY = 'overrides'

/**
 * Keeps overrides for this tab, so that no tester forgets them in a browser that shops; none take them away.
 * Without storage they hold for this page alone.
 */
export function keepOverrides(overrides: Overrides): void {
  safeSessionStorage.write(KEY, overrides.size === 0 ? null : formatOverrides(overrides))
}

/** The overrides of this tab; those in the address replace them, and are taken out of it. */
export function takeOverrides(): Overrides {
  const address = new URL(window.location.href)
  const asked = address.searchParams.get(OVERRIDE_PARAMETER)
  if (asked === null) return parseOverrides(safeSessionStorage.read(KEY) ?? '')
  const overrides = parseOverrides(asked)
  keepOverrides(overrides)
  address.searchParams.delete(OVERRIDE_PARAMETER)
  window.history.replaceState(window.history.state, '', address)
  return overrides
}

/** The address that opens this page with overrides, for somebody else. */
export function shareableAddress(overrides: Overrides): string {
  const address = new URL(window.location.href)
  address.searchParams.set(OVERRIDE_PARAMETER, formatOverrides(overrides))
  return address.href
}
