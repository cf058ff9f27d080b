import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { findDamage } from '../build/find-damage.ts'
import { ReleaseError } from '../release-error.ts'
import { loadState } from '../state/stored-state.ts'
import { syncSite } from '../state/sync-site.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { CommandContext } from './context.ts'

/**
 * Copies all intact versions, what is live and the log to a store without releases. Interrupted, it can be repeated.
 * @param target.name for whoever runs the command
 * @throws ReleaseError when there are releases
 */
export async function copy(
  context: CommandContext,
  target: { store: ReleaseStore; name: string },
): Promise<void> {
  const { store, log } = context
  const { state } = await loadState(store)
  const { text } = await store.readState()
  if (text === null) throw new ReleaseError('Nothing is released yet, so there is nothing to copy.')
  if ((await target.store.readState()).text !== null) {
    throw new ReleaseError(
      `${target.name} has releases of its own; nothing was copied. Name a store without any.`,
    )
  }
  for (const name of await store.listFrontEnds()) {
    // In the order in which they were published.
    const versions = (await store.list(name)).toReversed()
    for (const { version } of versions) await copyVersion(context, target.store, name, version)
    log(`${name}: ${(await target.store.list(name)).length} of ${versions.length} versions copied`)
  }
  const lines = await store.readLog()
  if (lines.length > 0) await target.store.appendLog(lines.join('\n'))
  await target.store.markServed(await target.store.writeState(text, '0'))
  await syncSite({ ...context, store: target.store })
  if ((await store.readOwners()) !== null) {
    log('Copy the file of who may release by hand: it is not written by this tool.')
  }
  log(`What is live here is live in ${target.name}, too: ${Object.keys(state).join(', ')}.`)
}

async function copyVersion(
  { store, log }: CommandContext,
  target: ReleaseStore,
  name: string,
  version: string,
): Promise<void> {
  if (await target.has(name, version)) return
  const damage = await findDamage(store, name, version)
  if (damage !== null) return log(`Left out: ${name}@${version}, which is damaged: ${damage}`)
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  try {
    const files = store.files(name, version)
    for (const file of await files.list()) {
      const copied = path.join(folder, file)
      await mkdir(path.dirname(copied), { recursive: true })
      await writeFile(copied, await files.readBytes(file))
    }
    await target.put(name, version, folder)
    // Object storage knows the second in which something was written.
    if (target.isShared) await delay(1000 - (Date.now() % 1000))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
