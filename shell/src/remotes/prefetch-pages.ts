import { withoutLanguagePrefix } from '@shop/contracts/rules/language-address.ts'
import { localeOf } from '@shop/contracts/rules/locale-files.ts'
import { getLanguage } from '@shop/kernel/language'
import { matchRoutes } from '@shop/router'

import { findOwner, type LiveRemote } from './discovery.ts'

/** A pointer that only crosses a link on its way is gone by then. */
const HOVER_MS = 65

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor wants few bytes, or would wait for others because of these. */
function isDataSaved(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Addresses of the scripts and style sheets that a page of the shop needs, whoever owns it; none of the shell's pages. */
function findFiles(remotes: readonly LiveRemote[], pathname: string): string[] {
  const owner = findOwner(remotes, pathname)
  if (!owner) return []
  const { url, extras } = owner.entry
  const pattern = matchRoutes(
    extras.paths.map((path) => ({ path })),
    pathname,
  )?.at(-1)?.route.path
  const entry = new URL(url, location.origin)
  const { lang } = getLanguage()
  const files = [...extras.preload, ...(extras.pages[pattern ?? ''] ?? [])]
  return [
    entry.href,
    ...files
      .filter((file) => (localeOf(file) ?? lang) === lang)
      .map((file) => new URL(file, entry).href),
  ]
}

function prefetch(href: string): void {
  if (performance.getEntriesByName(href).length > 0) return
  const as = href.endsWith('.css') ? 'style' : 'script'
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }))
}

/** The link that an event is about, when it leads to another page of the shop in this tab. */
function findPageLink(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.pathname === location.pathname) return null
  return url
}

/**
 * Fetches the code of a page, at the lowest priority, when its link comes under the pointer, gets the focus or is touched. Not its data:
 * the click that follows asks for them.
 * @returns uninstalls it
 */
export function installPagePrefetch(remotes: readonly LiveRemote[]): () => void {
  const seen = new Set<string>()
  let hover: ReturnType<typeof setTimeout> | undefined

  function prefetchPage({ pathname }: URL): void {
    if (seen.has(pathname) || isDataSaved()) return
    seen.add(pathname)
    findFiles(remotes, withoutLanguagePrefix(pathname)).forEach(prefetch)
  }

  function handleIntent({ target }: Event): void {
    const url = findPageLink(target)
    if (url) prefetchPage(url)
  }

  function handlePointerOver({ target }: Event): void {
    clearTimeout(hover)
    const url = findPageLink(target)
    if (url) hover = setTimeout(() => prefetchPage(url), HOVER_MS)
  }

  const listeners = [
    ['pointerover', handlePointerOver],
    ['focusin', handleIntent],
    ['touchstart', handleIntent],
  ] as const
  for (const [type, handle] of listeners) {
    document.addEventListener(type, handle, { passive: true })
  }
  return () => {
    clearTimeout(hover)
    for (const [type, handle] of listeners) document.removeEventListener(type, handle)
  }
}
