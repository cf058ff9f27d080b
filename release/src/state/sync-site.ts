import { writeDiscovery } from 'site/generate/discovery.ts'
import { writePages } from 'site/generate/pages.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { discoveryOf } from './discovery.ts'
import { liveSchema, type Live } from './release-state.ts'
import { writeVersions } from 'site/generate/versions.ts'

/** What is live now; nothing, before the first release. @throws when it is not of its shape */
export async function readLive(store: ReleaseStore): Promise<{ live: Live; revision: string }> {
  const { text, revision } = await store.readLive()
  return { live: text === null ? {} : liveSchema.parse(JSON.parse(text)), revision }
}

/**
 * Changes what is live, and the site with it.
 * @param change from what is live now; what it throws leaves everything as it is
 * @throws ConflictError when another change came first
 */
export async function changeLive(
  store: ReleaseStore,
  change: (live: Live) => Live | Promise<Live>,
): Promise<Live> {
  const { live, revision } = await readLive(store)
  const changed = await change(live)
  // What cannot be served must not go live.
  await siteOf(store, changed)
  await store.writeLive(`${JSON.stringify(changed, null, 2)}\n`, revision)
  await settle(store)
  return changed
}

/**
 * Makes the site what is live and published: the discovery file, the pages, the list of versions. Also mends
 * what a release left that was stopped half-way. Of several at once, the last sees to it that the newest state
 * is what remains.
 */
export async function settle(store: ReleaseStore): Promise<void> {
  for (;;) {
    const { live, revision } = await readLive(store)
    const { discovery, template } = await siteOf(store, live)
    await writeVersions(store)
    await writeDiscovery(store, discovery)
    if (template !== null) await writePages(store, template, discovery)
    if ((await store.readLive()).revision === revision) return
  }
}

async function siteOf(store: ReleaseStore, live: Live) {
  const { shell } = live
  const template = shell ? await store.files('shell', shell.version).read('index.html') : null
  return { discovery: await discoveryOf(store, live), template }
}
