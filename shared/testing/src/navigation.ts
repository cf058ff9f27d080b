/** Navigations that jsdom does not implement. */
export interface Navigation {
  addresses: string[]
  reloads: number
}

/** Records `location.assign`, `replace` and `reload`. */
export function recordNavigation(): Navigation {
  const navigation: Navigation = { addresses: [], reloads: 0 }
  // jsdom's `location` is unforgeable, but its implementation object behind a symbol can be patched.
  const [symbol] = Object.getOwnPropertySymbols(window.location)
  const implementation = (window.location as unknown as Record<symbol, Record<string, unknown>>)[
    symbol as symbol
  ]
  if (!implementation) throw new Error('jsdom’s location has no implementation object')
  const go = (address: string) => void navigation.addresses.push(String(address))
  implementation.assign = go
  implementation.replace = go
  implementation.reload = () => void navigation.reloads++
  return navigation
}
