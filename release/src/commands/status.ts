import { readLive, settle } from '../state/sync-site.ts'
import { frontEnds } from '../workspace.ts'
import type { Context } from './context.ts'

/** Tells what is live, on trial, next in line for a rollback, and how much is published. */
export async function status({ store, say }: Context): Promise<void> {
  await settle(store)
  const { live } = await readLive(store)
  const width = Math.max(...frontEnds.map((name) => name.length))
  for (const name of frontEnds) {
    const state = live[name]
    const published = await store.versions(name)
    const [latest] = published
    const facts = [
      state ? `live ${state.version}` : 'not live',
      ...(state?.trials ?? []).map(({ version, traffic }) => `trial ${version} (${traffic} %)`),
      ...(state?.previous.slice(0, 1) ?? []).map((version) => `before ${version}`),
      ...(latest && latest.version !== state?.version ? [`latest ${latest.version}`] : []),
      `${published.length} published`,
    ]
    say(`${name.padEnd(width)}  ${facts.join(', ')}`)
  }
}
