const versionAddress = /\/(shell|mfe-[a-z-]+)\/([^/"|\s]+)\//g
const script = /(?:src|href)="(\/(?:shell|mfe-[a-z-]+)\/[^"]+\.js)"/g

/** Whether the server has rendered the page itself, not only the shell around its place. */
export function isRendered(html: string): boolean {
  const [tag = ''] = /<html[^>]*>/.exec(html) ?? []
  return tag.includes('data-rendered-lang') && !tag.includes('data-layout')
}

/** The scripts that a page names, each once. */
export const listScripts = (html: string): string[] => [
  ...new Set([...html.matchAll(script)].map(([, address = '']) => address)),
]

/** A front end that a page names two versions of, with the versions; undefined when there is none. */
export function findMixedVersions(html: string): string | undefined {
  const versions = new Map<string, Set<string>>()
  for (const [, name = '', version = ''] of html.matchAll(versionAddress)) {
    versions.set(name, (versions.get(name) ?? new Set()).add(version))
  }
  const mixed = [...versions].find(([, each]) => each.size > 1)
  return mixed && `${mixed[0]} at ${[...mixed[1]].join(' and ')}`
}
