import type { Extension } from '@shop/contracts/wire/discovery.ts'
import { type ComponentType, createContext, type ReactNode } from 'react'

import { getConfig } from '../config.ts'

/** The code of an extension, as the build of its remote generates it. */
export interface ExtensionModule {
  /** Starts the data for what the slot hands over. */
  loader?: (context: never) => unknown
  /** Loads its component, whose props are what the slot hands over, and its texts. */
  load: () => Promise<ComponentType<never>>
}

/** An extension in a slot. */
export interface Box {
  /** Names it on the page, not its version. */
  id: string
  remote: string
  version: string
  /** Address of its remote's entry. */
  url: string
  extension: Extension
  loadModule: () => Promise<ExtensionModule | undefined>
}

/** What renders pages, the shell for example, and knows what fills their slots. */
export interface SlotHost {
  find: (slot: string) => readonly Box[]
  /** Ids of those that have a place in the markup which is hydrated: the server may have known others. */
  placed?: ReadonlySet<string>
  /** Ids of the boxes whose content the server renders or has rendered. */
  rendered: ReadonlySet<string>
  onFailure: (box: Box, phase: 'load' | 'render', error: unknown) => void
  /** Rendered in a slot that nothing fills. */
  renderEmpty?: (slot: string) => ReactNode
  server?: {
    /** The component of a box that is rendered. */
    componentOf: (box: Box) => ComponentType<object> | undefined
    onPlace: (box: Box, context: object) => void
    /** Called before the content of a box is rendered, and with null when it is over. */
    onEnter: (box: Box | null) => void
  }
}

const SlotHostContext = createContext<SlotHost | null>(null)

export { SlotHostContext, SlotHostContext as SlotHostProvider }

interface Filler {
  name: string
  entry: {
    url: string
    metadata: { version: string }
    extras: { extensions?: readonly Extension[] | undefined }
  }
}

/** Whether the shop has what an extension shows. */
function isConfigured({ condition }: Extension): boolean {
  if (condition?.config === undefined) return true
  const config: Readonly<Record<string, unknown>> = { ...getConfig() }
  return config[condition.config] !== undefined
}

/**
 * The boxes of each slot, in their order. To be called when the configuration is there.
 * @param loadExtensions loads what a remote adds to slots, by key
 */
export function createBoxes<Remote extends Filler>(
  remotes: readonly Remote[],
  loadExtensions: (remote: Remote) => Promise<Record<string, ExtensionModule>>,
): ReadonlyMap<string, readonly Box[]> {
  const boxes = new Map<string, Box[]>()
  for (const remote of remotes) {
    const { url, metadata, extras } = remote.entry
    for (const extension of extras.extensions?.filter(isConfigured) ?? []) {
      for (const slot of extension.slots) {
        const box: Box = {
          id: `${slot} ${remote.name}/${extension.key}`,
          ...{ remote: remote.name, version: metadata.version, url, extension },
          loadModule: async () => (await loadExtensions(remote))[extension.key],
        }
        boxes.set(slot, [...(boxes.get(slot) ?? []), box])
      }
    }
  }
  for (const list of boxes.values()) {
    list.sort(
      (one, other) =>
        one.extension.order - other.extension.order || one.remote.localeCompare(other.remote),
    )
  }
  return boxes
}

/**
 * Loads the code, texts and data of a box.
 * @throws when its remote has no such extension, or one of them fails to load
 */
export async function openBox(box: Box, context: object): Promise<ComponentType<object>> {
  const module = await box.loadModule()
  if (!module) throw new Error(`${box.remote} has no extension ${box.extension.key}`)
  const [Component] = await Promise.all([module.load(), module.loader?.(context as never)])
  return Component as ComponentType<object>
}
