import { requireFit } from '../check/require-fit.ts'
import { ReleaseError } from '../error.ts'
import { goLive, goOnTrial } from '../live/live.ts'
import { changeLive } from '../live/settle.ts'
import type { FrontEnd } from '../store/folders.ts'
import type { Context } from './context.ts'
import { requirePublished } from './require-published.ts'

interface Promotion {
  name: FrontEnd
  version: string
  /** Percent of the visitors; undefined is all of them. */
  traffic: number | undefined
}

/** Makes a published version live, for all visitors or for a part of them. */
export async function promote({ store, root, say }: Context, promotion: Promotion): Promise<void> {
  const { name, version, traffic } = promotion
  await requirePublished(store, name, version)
  if (name === 'shell' && traffic !== undefined) {
    throw new ReleaseError('There is one shell for all visitors: promote it without --traffic.')
  }
  const files = store.files(name, version)
  await changeLive(store, async (live) => {
    await requireFit(store, root, live, { name, version, files })
    return traffic === undefined
      ? goLive(live, name, version)
      : goOnTrial(live, name, version, traffic)
  })
  const whom = traffic === undefined ? 'all visitors' : `${traffic} % of the visitors`
  say(`${name}@${version} is live for ${whom}. To take it back: rollback ${name}`)
}
