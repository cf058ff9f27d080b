import { ReleaseError } from '@shop/release-format/release-error.ts'

import type { ReleaseContext } from '../context.ts'
import { listLive, readNamedStates, writeNamedState } from '../state/named-states.ts'
import { loadState } from '../state/stored-state.ts'

interface Naming {
  name: string
  /** Gives up the name, so that `prune` may remove its versions. */
  delete?: boolean | undefined
}

/**
 * Gives what is live of the whole shop a name, to restore it by. `prune` keeps its versions.
 * @throws ReleaseError when nothing is live, or nothing has the name that is given up
 */
export async function nameState(context: ReleaseContext, naming: Naming): Promise<void> {
  const { store, getActor, log } = context
  const { name } = naming
  if (naming.delete) {
    const isNamed = (await readNamedStates(store)).some((state) => state.name === name)
    if (!isNamed) throw new ReleaseError(`No state is called ${name}.`)
    await writeNamedState(store, { name, versions: null, by: getActor() })
    log(`No state is called ${name} any more.`)
    return
  }
  const versions = listLive((await loadState(store)).state)
  if (Object.keys(versions).length === 0) throw new ReleaseError('Nothing is live.')
  await writeNamedState(store, { name, versions, by: getActor() })
  log(`What is live now is called ${name}. To make it live again: restore ${name}`)
}
