/**
 * The preload link of a script. Where it comes from and its digest must be those of the request that it is for.
 * @param digest of a remote's entry; chunks have none
 */
export function createScriptPreload(href: string, digest?: string): string {
  const crossOrigin = href.startsWith('/') ? '' : ' crossorigin="anonymous"'
  const integrity = digest ? ` integrity="${digest}"` : ''
  return `<link rel="preload" as="script" href="${href}"${crossOrigin}${integrity}>`
}
