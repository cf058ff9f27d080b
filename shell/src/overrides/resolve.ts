import { getConfig, withTimeout } from '@shop/kernel'
import { z } from 'zod/mini'

import { allowedAddress } from '../remotes/allowed.ts'
import type { LiveRemote } from '../remotes/discovery.ts'
import { isAddress, type Overrides } from './overrides.ts'

/** What this needs of the `remote.json` beside a remote's files. */
const descriptionSchema = z.object({
  name: z.string(),
  kernel: z.string(),
  entry: z.string(),
  paths: z.array(z.string().check(z.startsWith('/'))).check(z.minLength(1)),
})

/** Milliseconds that a release may take to describe itself. */
const TIMEOUT = 5_000

/** What became of a tester's wishes. */
export interface Resolved {
  remotes: LiveRemote[]
  /** Remotes that are not the live ones, by name: the version or the address. */
  active: Overrides
  /** Wishes that could not be met, by name: why. */
  refused: ReadonlyMap<string, string>
}

/** Where the files of a version or of a served remote are. @throws when they may not be loaded from there */
function folderOf(name: string, wanted: string): string {
  const folder = isAddress(wanted) ? `${wanted.replace(/\/+$/, '')}/` : `/${name}/${wanted}/`
  return allowedAddress(folder, getConfig())
}

async function describe(name: string, folder: string) {
  const response = await fetch(new URL('remote.json', folder))
  if (!response.ok) throw new Error(`${folder} answered ${response.status}`)
  const description = descriptionSchema.parse(await response.json())
  if (description.name !== name) throw new Error(`${folder} is ${description.name}`)
  return description
}

async function wantedRemote(name: string, wanted: string): Promise<LiveRemote> {
  const folder = folderOf(name, wanted)
  const { entry, paths, kernel } = await withTimeout(describe(name, folder), TIMEOUT, folder)
  return {
    name,
    entry: {
      url: allowedAddress(new URL(entry, folder).href, getConfig()),
      metadata: { version: wanted },
      extras: { paths, kernel, preload: [], pages: {} },
    },
  }
}

/** The live remotes, with those that a tester wants otherwise in their places. A wish that cannot be met changes nothing. */
export async function resolveOverrides(
  live: readonly LiveRemote[],
  overrides: Overrides,
): Promise<Resolved> {
  const remotes = new Map(live.map((remote) => [remote.name, remote]))
  const active = new Map<string, string>()
  const refused = new Map<string, string>()
  const meet = async ([name, wanted]: [string, string]) => {
    try {
      remotes.set(name, await wantedRemote(name, wanted))
      active.set(name, wanted)
    } catch (error) {
      refused.set(name, error instanceof Error ? error.message : String(error))
    }
  }
  await Promise.all([...overrides].map(meet))
  return { remotes: [...remotes.values()], active, refused }
}
