import { PassThrough } from 'node:stream'

import { createProgress } from './progress.ts'

/** Progress that is printed to a file. */
async function setUp() {
  const output = new PassThrough() as unknown as NodeJS.WriteStream
  const read = () => String((output as unknown as PassThrough).read() ?? '')
  return { progress: await createProgress(output), read }
}

describe('createProgress', () => {
  test('prints one line a step, with its seconds, where there is no terminal', async () => {
    const { progress, read } = await setUp()
    const result = await progress.run('Build of mfe-agents', (report) => {
      report('40 %')
      return Promise.resolve('1.0.0')
    })
    expect(result).toBe('1.0.0')
    expect(read()).toMatch(/^Build of mfe-agents \(\d+\.\d s\)\n$/)
  })

  test('prints nothing of a step that fails, whose error is thrown', async () => {
    const { progress, read } = await setUp()
    const work = () => Promise.reject(new Error('no space left'))
    await expect(progress.run('Build of mfe-agents', work)).rejects.toThrow('no space left')
    progress.log('The shop runs as it was.')
    expect(read()).toBe('The shop runs as it was.\n')
  })
})
