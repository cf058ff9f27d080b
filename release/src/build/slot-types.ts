import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { folderVersionFiles } from 'release-store/version-files.ts'
import { frontEndFolder } from 'workspace/workspace.ts'

import { nullIfDamaged, readHostManifest, readRemoteManifest, type SlotTypes } from './manifests.ts'
import type { PlainTypeRequest } from './plain-types.ts'

/** Of a remote; its build has validated it. Relative to the front end's folder. */
const PAGES_FILE = 'src/pages.json'
interface PagesFile {
  extensions: Record<string, { module: string }>
}

/** Its interface `Slots` says by name what each slot hands over; relative to the front end's folder. */
const SLOTS_FILE = 'src/slots.ts'

/**
 * Describes what the slots of a front end hand over and what its extensions take, so that a release of either can be compared
 * with what is live.
 * @param folder its build
 * @returns null for a front end that has neither, or whose sources are elsewhere
 * @throws ReleaseError for a slot without a type, and for what is no plain data
 */
export async function emitSlotTypes(
  folder: string,
  root: string,
  name: FrontEnd,
): Promise<SlotTypes | null> {
  const { slots, keys } = await readNames(folder, name)
  if (slots.length + keys.length === 0) return null
  const own = frontEndFolder(root, name)
  const directory = path.join(root, own)
  // Of what another tool has built, the names alone are known.
  if (name !== 'shell' && !existsSync(path.join(directory, PAGES_FILE))) return null
  const modules = keys.length > 0 ? await readModules(directory) : {}
  const extensions = keys.map((key) => ({
    key,
    file: path.posix.join(own, 'src', modules[key]?.module ?? ''),
  }))
  const file = path.join(directory, SLOTS_FILE)
  if (slots.length > 0 && !existsSync(file)) throw untyped(name, slots[0])
  const requests: PlainTypeRequest[] = [
    ...extensions.map((extension) => ({
      file: path.join(root, extension.file),
      component: path.basename(extension.file, '.tsx'),
    })),
    ...(slots.length > 0 ? [{ file, interface: 'Slots' }] : []),
  ]
  // The compiler takes half a second to load, and few front ends need it.
  const { describePlainTypes } = await import('./plain-types.ts')
  const described = describePlainTypes(root, requests)
  const bySlot = described[extensions.length] ?? {}
  return {
    slots: Object.fromEntries(
      slots.map((slot) => {
        const type = bySlot[slot]
        if (type === undefined) throw untyped(name, slot)
        return [slot, type]
      }),
    ),
    extensions: Object.fromEntries(
      extensions.map((extension, index) => [
        extension.key,
        { file: extension.file, props: described[index]?.props ?? '{}' },
      ]),
    ),
  }
}

/** What `pages.json` says of the remote's extensions, by key. */
async function readModules(directory: string): Promise<PagesFile['extensions']> {
  const text = await readFile(path.join(directory, PAGES_FILE), 'utf8')
  return (JSON.parse(text) as PagesFile).extensions
}

/** What the manifest of a build names. */
async function readNames(folder: string, name: FrontEnd) {
  const files = folderVersionFiles(folder)
  if (name === 'shell') {
    const host = await readHostManifest(files).catch(nullIfDamaged)
    return { slots: host?.slots ?? [], keys: [] }
  }
  const manifest = await readRemoteManifest(files).catch(nullIfDamaged)
  return {
    slots: manifest ? listSlots(manifest) : [],
    keys: (manifest?.extensions ?? []).map(({ key }) => key),
  }
}

/** The names of a remote's slots, each once. */
export const listSlots = ({ slots = {} }: { slots?: Record<string, string[]> | undefined }) => [
  ...new Set(Object.values(slots).flat()),
]

const untyped = (name: string, slot = '') =>
  new ReleaseError(
    `${name} has the slot ${slot}, and ${SLOTS_FILE} does not say what it hands over. Say it there: export interface Slots { '${slot}': {} }.`,
  )
