import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { createReleaseContext } from '../testing/release-context.ts'
import { repositoryRoot } from '../workspace.ts'

test('a command goes on to its end when nobody reads its output', async () => {
  const { folder, store } = await createReleaseContext()
  const cli = path.join(repositoryRoot, 'release/src/cli/cli.ts')
  const args = ['--import', 'tsx', cli, 'prune', '--keep', '0', '--store', folder]
  const child = spawn(process.execPath, args, { cwd: repositoryRoot })
  child.stdout.destroy()
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const [code] = (await once(child, 'close')) as [number]
  expect(errors.join('')).toBe('')
  expect(code).toBe(0)
  expect(await store.list('mfe-catalog')).toHaveLength(1)
})
