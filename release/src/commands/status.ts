import { loadState, syncSite } from '../state/sync-site.ts'
import type { CommandContext } from './context.ts'

/** Prints the live version, canaries, previous and latest version of every front end. Also repairs the site. */
export async function status(context: CommandContext): Promise<void> {
  const { store, frontEnds, log } = context
  await syncSite(context)
  const { state } = await loadState(store)
  const width = Math.max(...frontEnds.map((name) => name.length))
  for (const name of frontEnds) {
    const current = state[name]
    const published = await store.list(name)
    const [latest] = published
    const facts = [
      current ? `live ${current.version}` : 'not live',
      ...(current?.canaries ?? []).map(
        ({ version, traffic }) => `canary ${version} (${traffic} %)`,
      ),
      ...(current?.previous.slice(0, 1) ?? []).map((version) => `previous ${version}`),
      ...(latest && latest.version !== current?.version ? [`latest ${latest.version}`] : []),
      `${published.length} published`,
    ]
    log(`${name.padEnd(width)}  ${facts.join(', ')}`)
  }
}
