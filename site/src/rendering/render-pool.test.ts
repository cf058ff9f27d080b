import { Worker } from 'node:worker_threads'

import { createLocalConfig } from '@shop/release-format/local-config.js'

import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { createRenderPool, DEFAULT_RENDER_LIMITS } from './render-pool.ts'

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
  const folder = await createTemporaryFolder()
  const config = createLocalConfig('http://localhost', 'http://localhost')
  const pool = createRenderPool(
    { folder, shellVersion: '1.0.0', remotes: [], config, origins: [] },
    { ...DEFAULT_RENDER_LIMITS, threads: 2 },
    { onCrash: () => undefined },
  )
  await pool.close()
  expect(ended).toEqual([true, true])
})
