import { createBoxes, type ExtensionModule, type SlotHost } from '@shop/kernel/slots'
import { loadExtensions } from '@shop/remotes/federation.ts'

import { reportFailure, reportUse } from '../report/report.ts'
import type { LiveRemote } from './discovery.ts'
import { loadWithFallback } from './load-with-fallback.ts'

/** Creates what knows, by the discovery file, which remotes fill the slots of pages. */
export function createSlotHost(remotes: readonly LiveRemote[]): SlotHost {
  const pending = new Map<string, Promise<Record<string, ExtensionModule>>>()

  /** Shares one load among the boxes of a remote; a failed one is not cached. */
  function loadOnce(remote: LiveRemote): Promise<Record<string, ExtensionModule>> {
    const { name, entry } = remote
    if ((entry.deployment?.traffic ?? 100) < 100) {
      reportUse({ remote: name, version: entry.metadata.version })
    }
    const loading = pending.get(name) ?? loadWithFallback(remote, loadExtensions)
    pending.set(name, loading)
    loading.catch(() => pending.delete(name))
    return loading
  }

  const boxes = createBoxes(remotes, loadOnce)
  return {
    find: (slot) => boxes.get(slot) ?? [],
    rendered: new Set(),
    onFailure: ({ remote, version }, phase, error) =>
      reportFailure({ remote, version }, phase, error),
  }
}
