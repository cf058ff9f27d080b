import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'

import { createScriptPreload } from './script-preload.ts'

/** Moves addresses of remotes' files to where browsers load them from. */
export interface RemoteAddresses {
  /** Without a digest nothing from elsewhere is trusted: such a version stays on the site. */
  moveEntry: (entry: DiscoveryEntry) => DiscoveryEntry
  moveDiscovery: (text: string) => string
  movePage: (html: string) => string
}

const preload = /<link rel="preload" as="script" href="(\/mfe-[^"]+)" integrity="([^"]+)">/g
const messages = / data-messages-\w+="[^"]*"/g
/** With its digest. */
const message = /(["\s])(\/mfe-[^"\s|]+\|)/g

export const STAY: RemoteAddresses = {
  moveEntry: (entry) => entry,
  moveDiscovery: (text) => text,
  movePage: (html) => html,
}

/**
 * Creates what lets browsers load remotes from another address, such as a CDN's. The site itself stands in for it: what cannot
 * be loaded there, or has other bytes than were released, is loaded from here.
 * @param base undefined for the site itself
 */
export function createRemoteAddresses(base: string | undefined): RemoteAddresses {
  if (base === undefined) return STAY

  function moveEntry<Entry extends DiscoveryEntry>(entry: Entry): Entry {
    const { url, metadata, extras } = entry
    const { integrity } = metadata
    if (integrity === undefined || !url.startsWith('/')) return entry
    const { digests } = extras
    return {
      ...entry,
      url: base + url,
      fallbackUrl: url,
      extras: { ...extras, fallback: { integrity, ...(digests !== undefined && { digests }) } },
    }
  }

  /** An entry that browsers cannot use is theirs to name. */
  function moveRow(row: unknown): unknown {
    const { url, metadata } = (row ?? {}) as Partial<DiscoveryEntry>
    return typeof url === 'string' && metadata ? moveEntry(row as DiscoveryEntry) : row
  }

  return {
    moveEntry,
    moveDiscovery(text) {
      const discovery = JSON.parse(text) as { microFrontends?: Record<string, unknown> }
      const moveRows = (rows: unknown): unknown => (Array.isArray(rows) ? rows.map(moveRow) : rows)
      const moved = Object.entries(discovery.microFrontends ?? {}).map(
        ([name, rows]) => [name, moveRows(rows)] as const,
      )
      return JSON.stringify({ ...discovery, microFrontends: Object.fromEntries(moved) })
    },
    movePage: (html) =>
      html
        .replaceAll(preload, (_link, href: string, digest: string) =>
          createScriptPreload({ href: base + href, digest }),
        )
        .replaceAll(messages, (attribute) =>
          attribute.replaceAll(
            message,
            (_text, before: string, address: string) => before + base + address,
          ),
        ),
  }
}
