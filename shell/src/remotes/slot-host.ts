import { createBoxes, type SlotHost } from '@shop/kernel/slots'

import { reportFailure } from '../report/report.ts'
import type { LiveRemote } from './discovery.ts'

/** Creates what knows, by the discovery file, which remotes fill the slots of pages. */
export function createSlotHost(remotes: readonly LiveRemote[]): SlotHost {
  const boxes = createBoxes(remotes, async (remote) => {
    const { loadBoxes } = await import(/* webpackChunkName: "boxes" */ './load-boxes.ts')
    return loadBoxes(remote)
  })
  return {
    find: (slot) => boxes.get(slot) ?? [],
    rendered: new Set(),
    onFailure: ({ remote, version }, phase, error) =>
      reportFailure({ remote, version }, phase, error),
  }
}
