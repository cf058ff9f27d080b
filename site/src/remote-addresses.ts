import type { DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'

import { createPreload } from './page-template.ts'

export interface RemoteAddresses {
  moveEntry: (entry: DiscoveryEntry) => DiscoveryEntry
  moveDiscovery: (text: string) => string
  movePage: (html: string) => string
}

const preload =
  /<link rel="preload" as="(?:script|style)" href="(\/mfe-[^"]+)"(?: integrity="([^"]+)")?>/g
const messages = / data-messages-\w+="[^"]*"/g
const message = /(?<=["\s])\/mfe-[^"\s]+/g

export const STAY: RemoteAddresses = {
  moveEntry: (entry) => entry,
  moveDiscovery: (text) => text,
  movePage: (html) => html,
}

/**
 * Moves the addresses of remotes' files to where browsers load them from, such as a CDN. The site stands in for it: what
 * cannot be loaded there, or is an entry with other bytes than were released, is loaded from here.
 * @param base undefined for the site itself
 */
export function createRemoteAddresses(base: string | undefined): RemoteAddresses {
  if (base === undefined) return STAY

  function moveEntry<Entry extends DiscoveryEntry>(entry: Entry): Entry {
    const { url, metadata, extras } = entry
    const { integrity } = metadata
    if (integrity === undefined || !url.startsWith('/')) return entry
    return {
      ...entry,
      url: base + url,
      fallbackUrl: url,
      extras: { ...extras, fallback: { integrity } },
    }
  }

  /** Leaves an entry that cannot be read as it is: browsers name it. */
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
        .replaceAll(preload, (_link, href: string, digest?: string) =>
          createPreload(base + href, digest),
        )
        .replaceAll(messages, (attribute) =>
          attribute.replaceAll(message, (address) => base + address),
        ),
  }
}
