import type { ExtensionModule } from '@shop/kernel/slots'
import { loadExtensions } from '@shop/remotes/extensions.ts'

import { reportUse } from '../report/report.ts'
import type { LiveRemote } from './discovery.ts'
import { loadWithFallback } from './load-with-fallback.ts'

const pending = new Map<string, Promise<Record<string, ExtensionModule>>>()

/** Loads what a remote adds to slots. Its boxes share one load; a failed one is not cached. */
export function loadBoxes(remote: LiveRemote): Promise<Record<string, ExtensionModule>> {
  const { name, entry } = remote
  if ((entry.deployment?.traffic ?? 100) < 100) {
    reportUse({ remote: name, version: entry.metadata.version })
  }
  const loading = pending.get(entry.url) ?? loadWithFallback(remote, loadExtensions)
  pending.set(entry.url, loading)
  loading.catch(() => pending.delete(entry.url))
  return loading
}
