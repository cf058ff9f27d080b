/** By name of the remote, the release to load instead of the live one: a version, or the URL it is served at. */
export type Overrides = ReadonlyMap<string, string>

/** Query parameter of a shareable link: `?mf=mfe-catalog@1.2.0,mfe-agents@http://localhost:3103`. */
export const OVERRIDE_PARAMETER = 'mf'

/** Returns whether a release is given by URL, such as a development server's, and not by version. */
export const isUrl = (release: string): boolean => /^https?:\/\//.test(release)

/** Returns whether a text may be a version: it is the name of a folder, so that it must not contain a path. */
export const isVersion = (text: string): boolean => /^\w[\w.+-]*$/.test(text)

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
