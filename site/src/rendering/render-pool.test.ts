import { Worker } from 'node:worker_threads'

import { createLocalConfig } from '@shop/release-format/local-config.js'

import { createTemporaryFolder, writeFiles } from '../testing/temporary-folder.ts'
import { createRenderPool, DEFAULT_RENDER_LIMITS, type PoolEvents } from './render-pool.ts'

function createPool(folder: string, onCrash: PoolEvents['onCrash'] = () => undefined) {
  const config = createLocalConfig('http://localhost', 'http://localhost')
  return createRenderPool(
    { folder, shellVersion: '1.0.0', remotes: [], config, origins: [] },
    { ...DEFAULT_RENDER_LIMITS, threads: 2 },
    { onCrash },
  )
}

test('close ends no thread before it has loaded its own modules: Node would abort the process', async () => {
  const loaded = new Set<Worker>()
  const ended: boolean[] = []
  const { postMessage, terminate } = Worker.prototype
  jest.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...all) {
    this.on('message', (message: { type?: string }) => {
      if (message.type === 'loaded') loaded.add(this)
    })
    postMessage.apply(this, all)
  })
  jest.spyOn(Worker.prototype, 'terminate').mockImplementation(function (this: Worker) {
    ended.push(loaded.has(this))
    return terminate.call(this)
  })
  const pool = createPool(await createTemporaryFolder())
  await pool.close()
  expect(ended).toEqual([true, true])
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
