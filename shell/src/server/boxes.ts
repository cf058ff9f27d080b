import { queryClient } from '@shop/kernel/http'
import {
  type Box,
  createBoxes,
  type ExtensionModule,
  openBox,
  type SlotHost,
} from '@shop/kernel/slots'
import type { ComponentType } from 'react'

import type { LiveRemote } from '../remotes/discovery.ts'
import type { RenderedBox } from '../startup/rendered-boxes.ts'
import { untilSettled } from './settle-queries.ts'

/** What the site knows of the boxes on a page. */
export interface Fillers {
  /** The remotes that have boxes for its slots. */
  remotes: readonly LiveRemote[]
  /** Names of those whose code may run now. */
  allowed: readonly string[]
  /** How long a page, whose own data are there, waits for them. */
  timeoutMs: number
  loadExtensions: (remote: LiveRemote) => Record<string, ExtensionModule>
  /** Whatever goes wrong from now on is the fault of this remote; of the page's owner again with null. */
  enter: (name: string | null) => void
  /** Does the work of a remote, whose fault it is when that goes wrong. */
  run: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Boxes whose markup React has left to the browser. */
const failedBox = /data-box="([^"]+)"[^>]*><div[^>]*><!--\$!-->/g

/**
 * Creates the boxes of one rendering of a page. Its first pass finds them and what their slots hand over, and runs nothing
 * of theirs.
 */
export function createServerBoxes(fillers: Fillers) {
  const { remotes, allowed, timeoutMs, loadExtensions, enter, run } = fillers
  const boxes = createBoxes(remotes, async (remote) => loadExtensions(remote))
  const places = new Map<string, { box: Box; context: object }>()
  const components = new Map<string, ComponentType<object>>()

  /** Whether the page waits no longer. */
  let isOver = false
  const isRendered = ({ id }: Box) => components.has(id)

  async function open({ box, context }: { box: Box; context: object }): Promise<void> {
    try {
      const Component = await run(box.remote, () => openBox(box, context))
      if (!isOver) components.set(box.id, Component)
    } catch (error) {
      warn(box, error)
    }
  }

  function warn({ id, remote }: Box, error: unknown): void {
    void run(remote, async () => console.warn(`The box ${id} is left to the browser:`, error))
  }

  const host: SlotHost = {
    find: (slot) => boxes.get(slot) ?? [],
    rendered: new Set(),
    onFailure: (box, _phase, error) => warn(box, error),
    server: {
      componentOf: ({ id }) => components.get(id),
      onPlace: (box, context) => places.set(box.id, { box, context }),
      onEnter: (box) => enter(box && box.remote),
    },
  }

  return {
    /** Of the next pass. */
    getHost: (): SlotHost => ({ ...host, rendered: new Set(components.keys()) }),
    /** Loads code and data of the boxes that were found. One of which something is late or fails is left to the browser. */
    async load(): Promise<void> {
      const wanted = [...places.values()].filter(
        ({ box }) => allowed.includes(box.remote) && box.extension.condition?.members !== true,
      )
      if (wanted.length === 0) return
      const cache = queryClient.getQueryCache()
      const own = new Set(cache.getAll())
      const loading = Promise.all(wanted.map(open)).then(() => untilSettled(queryClient))
      await Promise.race([loading, wait(timeoutMs)])
      isOver = true
      enter(null)
      const missing = cache
        .getAll()
        .filter((query) => !own.has(query) && query.state.status !== 'success')
      for (const query of missing) cache.remove(query)
      // Markup without data would not be what the browser renders with them. A query's key begins with its remote.
      const incomplete = new Set(missing.map(({ queryKey }) => queryKey[0]))
      for (const { box } of wanted) if (incomplete.has(box.remote)) components.delete(box.id)
    },
    hasRendered: () => components.size > 0,
    /** What the browser needs to know of the markup. */
    describe: (): RenderedBox[] =>
      [...places.values()].map(({ box: { id, url } }) => ({
        ...{ id, url },
        isRendered: components.has(id),
      })),
    /** Style sheets of the boxes that are rendered; the site links those of the page. */
    linkSheets: () =>
      createSheetLinks([...places.values()].map(({ box }) => box).filter(isRendered)),
    /** Leaves those to the browser that have thrown, or wait, in markup. @returns whether there are some */
    dropFailed(markup: string): boolean {
      const failed = [...markup.matchAll(failedBox)].flatMap(([, id = '']) => places.get(id) ?? [])
      for (const { box } of failed) {
        components.delete(box.id)
        warn(box, 'it throws when it is rendered, or waits for data')
      }
      return failed.length > 0
    },
  }
}

function createSheetLinks(boxes: readonly Box[]): string {
  const sheets = boxes.flatMap(({ url, extension }) =>
    extension.files
      .filter((file) => file.endsWith('.css'))
      .map((file) => new URL(file, new URL(url, 'http://site')).href.replace('http://site', '')),
  )
  return [...new Set(sheets)]
    .map((href) => {
      const crossOrigin = href.startsWith('/') ? '' : ' crossorigin="anonymous"'
      return `<link rel="stylesheet" href="${href}"${crossOrigin}>`
    })
    .join('')
}
