import { findDamage } from '../build/find-damage.ts'
import { ReleaseError } from '../release-error.ts'
import { endChange, startChange } from '../state/change.ts'
import { versionsInUse } from '../state/release-state.ts'
import { findFormerState, formatState, loadState, parseState } from '../state/stored-state.ts'
import { listFrontEnds, syncSite } from '../state/sync-site.ts'
import type { CommandContext } from './context.ts'

/**
 * Goes back to the last state that can be read if the present one is damaged, removes temporary files, writes again
 * everything that follows from the state, and names damaged versions.
 */
export async function repair(context: CommandContext): Promise<void> {
  const { store, log } = context
  await restoreState(context)
  const removed = await store.removeTemporary()
  log(`${removed} temporary files removed.`)
  await syncSite({ ...context, warn: log })
  log('The discovery file, the pages and the list of versions are written again.')
  const { state } = await loadState(store)
  for (const name of await listFrontEnds(context)) {
    const current = state[name]
    for (const { version } of await store.list(name)) {
      const damage = await findDamage(store, name, version)
      const isUsed = current && versionsInUse(current).includes(version)
      const remedy = isUsed
        ? `It is in use: publish ${name} from the same sources.`
        : 'prune removes it.'
      if (damage !== null) log(`Damaged: ${name}@${version}: ${damage}. ${remedy}`)
    }
  }
}

async function restoreState(context: CommandContext): Promise<void> {
  const { store, log, getActor = () => 'unknown' } = context
  const { text, revision } = await store.readState()
  try {
    parseState(text)
    return
  } catch {
    // Damaged: see below.
  }
  const former = await findFormerState(store)
  if (!former) {
    throw new ReleaseError(
      'The release state is damaged, and so are all before it. Restore the folder .live of the release folder from a backup.',
    )
  }
  const change = startChange({}, former.state, getActor(), { action: 'repair' })
  try {
    await store.markServed(await store.writeState(formatState(former.state, change), revision))
  } finally {
    endChange(change)
  }
  log(
    `The release state (revision ${revision}) was damaged. What is live is that of revision ${former.revision} again: repeat later releases.`,
  )
}
