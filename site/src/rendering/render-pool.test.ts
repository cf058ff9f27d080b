import { Worker } from 'node:worker_threads'

import { createLocalConfig } from '@shop/release-format/local-config.js'
import { createTemporaryFolder, writeFiles } from '@shop/testing/temporary-folder.ts'

import {
  createRenderPool,
  DEFAULT_RENDER_LIMITS,
  type PoolEvents,
  type RenderLimits,
} from './render-pool.ts'

const configuration = {
  config: createLocalConfig('http://localhost', 'http://localhost'),
  revision: '',
}

function createPool(
  folder: string,
  onCrash: PoolEvents['onCrash'] = () => undefined,
  limits: Partial<RenderLimits> = {},
) {
  return createRenderPool(
    { folder, shellVersion: '1.0.0', remotes: [], configuration, origins: [] },
    { ...DEFAULT_RENDER_LIMITS, threads: 2, ...limits },
    { onCrash },
  )
}

afterEach(() => jest.restoreAllMocks())

/** Holds back what threads say about having loaded their own modules: to the pool, they are loading until `release`. */
function holdLoading() {
  const held: (() => void)[] = []
  let isReleased = false
  let resolveReady: () => void
  const ready = new Promise<void>((resolve) => (resolveReady = resolve))
  const { emit } = Worker.prototype
  jest.spyOn(Worker.prototype, 'emit').mockImplementation(function (this: Worker, ...all) {
    const [event, message] = all as [string, { type?: string } | undefined]
    const send = () => emit.apply(this, all)
    // Piscina's own message has no type.
    if (event === 'message' && message?.type === undefined) resolveReady()
    if (event !== 'message' || message?.type !== 'loaded' || isReleased) return send()
    held.push(send)
    return true
  })
  return {
    /** Resolves when a thread could render. */
    ready,
    terminate: jest.spyOn(Worker.prototype, 'terminate'),
    release() {
      isReleased = true
      for (const send of held) send()
    },
  }
}

const layout = {
  url: '/',
  owner: null,
  version: 'shell@1.0.0',
  language: 'en',
  isLayout: true,
  configuration,
} as const

describe('Node would abort the process if a thread were ended that loads its own modules', () => {
  test('close waits until all have', async () => {
    const { terminate, release } = holdLoading()
    const pool = createPool(await createTemporaryFolder())
    const closed = pool.close()
    const inAnHour = Date.now() + 3_600_000
    jest.spyOn(Date, 'now').mockReturnValue(inAnHour)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(terminate).not.toHaveBeenCalled()
    release()
    await closed
    expect(terminate).toHaveBeenCalledTimes(2)
  })

  test('a page that has waited too long for one fails, and the thread goes on', async () => {
    const folder = await createTemporaryFolder()
    await writeFiles(folder, {
      'shell/1.0.0/.server/render.cjs':
        'exports.start = async () => {}; exports.renderLayout = () => ({ html: "Here" })',
    })
    const { ready, terminate, release } = holdLoading()
    const onCrash = jest.fn()
    const pool = createPool(folder, onCrash, { threads: 1, warmTimeoutMs: 1_000 })
    await expect(pool.render(layout)).rejects.toThrow('aborted')
    expect(terminate).not.toHaveBeenCalled()
    await ready
    release()
    expect(await pool.render(layout)).toMatchObject({ html: 'Here' })
    expect(terminate).not.toHaveBeenCalled()
    await pool.close()
    expect(onCrash).not.toHaveBeenCalled()
  })

  test('a version has its time from when all have', async () => {
    const folder = await createTemporaryFolder()
    await writeFiles(folder, { 'shell/1.0.0/.server/render.cjs': 'for (;;);' })
    const { terminate, release } = holdLoading()
    const pool = createPool(folder, undefined, { warmTimeoutMs: 50 })
    const warmed = pool.warm()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(terminate).not.toHaveBeenCalled()
    release()
    expect(await warmed).toBe(false)
    expect(terminate).toHaveBeenCalledTimes(2)
    await pool.close()
  })
})

test('a thread runs the code of versions only once Node has loaded the thread’s own', async () => {
  const folder = await createTemporaryFolder()
  await writeFiles(folder, {
    'shell/1.0.0/.server/render.cjs': 'Error.stackTraceLimit = 100; throw new Error("Here")',
  })
  const reasons: string[] = []
  const pool = createPool(folder, (_version, reason) => reasons.push(reason))
  await pool.warm()
  await pool.close()
  expect(reasons).toEqual([expect.stringContaining('Here'), expect.stringContaining('Here')])
  expect(reasons.join()).not.toContain('node:internal/modules')
})

test('a page is rendered with the configuration that it was asked for with, whichever the thread has had before', async () => {
  const folder = await createTemporaryFolder()
  await writeFiles(folder, {
    'shell/1.0.0/.server/render.cjs': `
      let config
      exports.start = async (value) => { config = value }
      exports.renderLayout = () => ({ html: config.whatsAppNumber + ' ' + renderHost.currentRendering().language })`,
  })
  const pool = createPool(folder, undefined, { threads: 1 })
  const render = async (revision: string, language: 'en' | 'ar') => {
    const config = { ...configuration.config, whatsAppNumber: revision }
    const page = await pool.render({ ...layout, language, configuration: { config, revision } })
    return page?.html
  }
  const asked = [
    ['1', 'en'],
    ['2', 'ar'],
    ['1', 'ar'],
    ['2', 'en'],
  ] as const
  const pages = await Promise.all(asked.map(([revision, language]) => render(revision, language)))
  expect(pages).toEqual(['1 en', '2 ar', '1 ar', '2 en'])
  await pool.close()
})
