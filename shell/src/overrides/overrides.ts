import { sessionStorageKeys } from '@shop/contracts/storage-keys.ts'
import { safeSessionStorage } from '@shop/kernel'

/** By name of the remote, the release to load instead of the live one: a version, or the URL it is served at. */
export type Overrides = ReadonlyMap<string, string>

/** Query parameter of a shareable link: `?mf=mfe-catalog@1.2.0,mfe-agents@http://localhost:3103`. */
const OVERRIDE_PARAMETER = 'mf'

/** Whether a release is given by URL, such as a development server's, and not by version. */
export const isUrl = (release: string): boolean => /^https?:\/\//.test(release)

/** Parses a comma-separated list of `NAME@VERSION` and `NAME@URL`. Any name and release may come: they are checked later. */
export function parseOverrides(text: string): Overrides {
  const items = text.split(',').map((item) => {
    const [name = '', ...release] = item.trim().split('@')
    return [name, release.join('@')] as const
  })
  return new Map(items.filter(([name]) => name !== ''))
}

/** The inverse of `parseOverrides`. */
export function formatOverrides(overrides: Overrides): string {
  return [...overrides].map(([name, release]) => `${name}@${release}`).join(',')
}

/** Persists overrides for this tab only, so that they do not outlive the test. An empty map removes them. */
export function persistOverrides(overrides: Overrides): void {
  safeSessionStorage.write(
    sessionStorageKeys.overrides,
    overrides.size === 0 ? null : formatOverrides(overrides),
  )
}

/** The tab's overrides. Those in the URL replace the persisted ones and are removed from the URL. */
export function readRequestedOverrides(): Overrides {
  const url = new URL(window.location.href)
  const parameter = url.searchParams.get(OVERRIDE_PARAMETER)
  if (parameter === null)
    return parseOverrides(safeSessionStorage.read(sessionStorageKeys.overrides) ?? '')
  const overrides = parseOverrides(parameter)
  persistOverrides(overrides)
  url.searchParams.delete(OVERRIDE_PARAMETER)
  window.history.replaceState(window.history.state, '', url)
  return overrides
}

/** The URL that opens this page with overrides. */
export function toShareableUrl(overrides: Overrides): string {
  const url = new URL(window.location.href)
  url.searchParams.set(OVERRIDE_PARAMETER, formatOverrides(overrides))
  return url.href
}
