import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Discovery } from '@shop/contracts/wire/discovery.ts'
import { readPageIndex } from '@shop/release-format/page-index.ts'

import { createReleaseContext } from '../testing/release-context.ts'
import { release } from '../testing/release-fixtures.ts'
import { promote } from './promote.ts'
import { showLog } from './show-log.ts'
import { status } from './status.ts'

const script = path.join(import.meta.dirname, '../testing/killed-promotion.ts')

/** Runs the promotion until it kills itself at a file operation. */
async function promoteUntilKilled(folder: string, operation: string, part: string) {
  const args = ['--import', 'tsx', script, folder, operation, part]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal
}

async function servedVersions(folder: string) {
  const text = await readFile(path.join(folder, 'discovery.json'), 'utf8')
  const entry = (JSON.parse(text) as Discovery).microFrontends['mfe-catalog']?.[0]
  const page = readPageIndex(folder).pages['/shop']?.file ?? ''
  const html = await readFile(path.join(folder, page), 'utf8')
  return [entry?.metadata.version, /mfe-catalog\/([^/]+)\/remoteEntry/.exec(html)?.[1]]
}

const before = ['1.0.0', '1.0.0']
const after = ['2.0.0', '2.0.0']

describe('a promotion that is killed', () => {
  test.each([
    ['while it writes a page', 'writeFile', '<html', before, before],
    ['while it writes the discovery file', 'writeFile', 'microFrontends', before, before],
    ['while it writes the state', 'writeFile', '$change', before, before],
    ['at its commit', 'link', '.live/', before, before],
    ['before the discovery file is replaced', 'rename', 'discovery.json', before, after],
    ['before the index of the pages is replaced', 'rename', 'pages/index.json', null, after],
    ['when it is marked as done', 'rename', '.served', after, after],
    ['before it is logged', 'appendFile', 'log.jsonl', after, after],
  ])('%s', async (_, operation, part, served, expected) => {
    const { context, folder, logged, stateOf } = await createReleaseContext()
    expect(await promoteUntilKilled(folder, operation, part)).toBe('SIGKILL')
    if (served) expect(await servedVersions(folder)).toEqual(served)

    await promote(context, release('mfe-agents@2.0.0'))
    expect(await servedVersions(folder)).toEqual(expected)
    expect((await stateOf('mfe-catalog'))?.version).toBe(expected[0])
    expect((await stateOf('mfe-agents'))?.version).toBe('2.0.0')

    logged.length = 0
    await showLog(context, { name: 'mfe-catalog', last: 9 })
    const promotions = expected === after ? [expect.stringContaining('Ali  promote: mfe-cat')] : []
    expect(logged.slice(0, -1)).toEqual(promotions)

    await promote(context, release('mfe-catalog@2.0.0'))
    expect(await servedVersions(folder)).toEqual(after)
    await status(context)
    expect(logged.at(-1)).toMatch(/^Last change: /)
  })
})
