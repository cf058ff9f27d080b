/** Where the page would have gone: jsdom cannot leave it, so the attempts are written down. */
export interface Navigation {
  addresses: string[]
  reloads: number
}

/** Records every `location.assign`, `replace` and `reload` of the current test. */
export function recordNavigation(): Navigation {
  const navigation: Navigation = { addresses: [], reloads: 0 }
  // jsdom makes `location` unforgeable; its implementation object behind the symbol is not.
  const [symbol] = Object.getOwnPropertySymbols(window.location)
  const implementation = (window.location as unknown as Record<symbol, Record<string, unknown>>)[
    symbol as symbol
  ]
  if (!implementation) throw new Error('jsdom has changed: its location has no implementation')
  const go = (address: string) => void navigation.addresses.push(String(address))
  implementation.assign = go
  implementation.replace = go
  implementation.reload = () => void navigation.reloads++
  return navigation
}
