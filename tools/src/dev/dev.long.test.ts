import { createRequire } from 'node:module'
import path from 'node:path'

import { repositoryRoot } from 'workspace/workspace.ts'

import { runProcess } from '../run-process.ts'

const tsx = createRequire(__filename).resolve('tsx')

describe('npm run dev', () => {
  test.each([
    ['a remote that there is not', ['mfe-nope'], 'There is no remote mfe-nope. Usage: npm run dev'],
    ['an option that there is not', ['mfe-agents', '--sever'], "Unknown option '--sever'"],
    ['a shop and --server', ['mfe-agents', '--server', '--shop', 'https://shop.test'], /^Usage: /m],
    ['--write without a shop', ['mfe-agents', '--write'], /^Usage: /m],
    ['nothing', [], /^Usage: npm run dev -- mfe-agents \|/m],
  ])('refuses %s in a sentence', async (_, args, message) => {
    const dev = path.join(__dirname, 'dev.ts')
    const options = { cwd: repositoryRoot }
    await expect(
      runProcess(process.execPath, ['--import', tsx, dev, ...args], options),
    ).rejects.toThrow(message)
  })
})
