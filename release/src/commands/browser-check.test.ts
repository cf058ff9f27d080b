import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { ReleaseError } from '@shop/release-format/release-error.ts'

import type { BrowserCheckRequest } from '../browser/browser-check.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { release } from '../testing/release-fixtures.ts'
import { check } from './check.ts'
import { promote } from './promote.ts'
import { promoteInSteps } from './promote-in-steps.ts'
import { showLog } from './show-log.ts'

const second = release('mfe-catalog@2.0.0')
const FAILURE = 'mfe-catalog@2.0.0, /shop: It fails: broken. Mend that.'

const UNSEEN = 'The machine was too busy to look at 1 of 1 pages (/shop).'

/** A shop whose pages fail in a browser, or not. */
async function setUp(failures: string[] = [FAILURE], notes: string[] = [], notSeen: string[] = []) {
  const { context, ...shop } = await createReleaseContext()
  const requests: BrowserCheckRequest[] = []
  const checkInBrowser = async (_store: unknown, request: BrowserCheckRequest) => {
    requests.push(request)
    return { failures, notSeen, notes }
  }
  return { ...shop, context: { ...context, checkInBrowser }, requests }
}

const services = {
  now: () => new Date(),
  wait: async () => {
    throw new ReleaseError('Interrupted')
  },
  readReports: async () => [],
  readFailures: async () => [],
  readVitals: async () => [],
}

describe('a check in a browser', () => {
  test('is asked about the candidates, in what would be live with them', async () => {
    const { context, requests, stateOf, logged } = await setUp([], ['it was busy'])
    await promote(context, second)
    expect((await stateOf('mfe-catalog'))?.version).toBe('2.0.0')
    expect(logged).toContain('Warning: it was busy')
    const [request, ...others] = requests
    expect(others).toEqual([])
    expect(request?.live['mfe-catalog']?.version).toBe('1.0.0')
    expect(request?.next['mfe-catalog']?.version).toBe('2.0.0')
    expect(request?.candidates).toMatchObject([{ name: 'mfe-catalog', version: '2.0.0' }])
    expect(await request?.candidates[0]?.files.size('remote.json')).not.toBeNull()
  })

  test('keeps a version from going live', async () => {
    const { context, stateOf } = await setUp()
    await expect(promote(context, second)).rejects.toThrow(
      `${FAILURE}\nPublish it again when that is mended, or repeat the command with --force.`,
    )
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
  })

  test('does not when it is forced, and the log says so', async () => {
    const { context, stateOf, logged } = await setUp()
    await promote(context, { ...second, force: true, message: 'Sale' })
    expect((await stateOf('mfe-catalog'))?.version).toBe('2.0.0')
    expect(logged).toContain(`Forced: ${FAILURE}`)
  })

  test('keeps a version from going live that could not be looked at, unless it is forced, and the log says so', async () => {
    const { context, stateOf, logged } = await setUp([], [], [UNSEEN])
    await expect(promote(context, second)).rejects.toThrow(UNSEEN)
    await expect(check(context, { name: 'mfe-catalog', version: '2.0.0' })).rejects.toThrow(UNSEEN)
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
    await promote(context, { ...second, force: true })
    await showLog(context, { name: 'mfe-catalog', last: 1 })
    expect(logged.at(-1)).toContain(`forced: ${UNSEEN}`)
  })

  test('is left out on request, and the log says who has done that', async () => {
    const { context, requests, stateOf, logged } = await setUp()
    await promote(context, { ...second, browser: false })
    expect((await stateOf('mfe-catalog'))?.version).toBe('2.0.0')
    expect(requests).toEqual([])
    await showLog(context, { name: 'mfe-catalog', last: 1 })
    expect(logged.at(-1)).toMatch(
      /unknown {2}promote: mfe-catalog 1\.0\.0 → 2\.0\.0 .*not opened in a browser \(--no-browser\)/,
    )
  })

  test('is not left out by whom the owners do not let', async () => {
    const { context, folder, stateOf } = await setUp([])
    await writeFile(path.join(folder, '.live/release-owners.json'), '{"--no-browser": []}')
    const unchecked = { ...second, browser: false }
    await expect(promote(context, unchecked)).rejects.toThrow('may not use --no-browser')
    await expect(
      promoteInSteps(context, { ...unchecked, steps: [1, 100] }, services),
    ).rejects.toThrow('may not use --no-browser')
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
    await promote(context, second)
    expect((await stateOf('mfe-catalog'))?.version).toBe('2.0.0')
  })

  test('comes before the first step of a canary', async () => {
    const { context, requests } = await setUp()
    await expect(promoteInSteps(context, { ...second, steps: [1, 100] }, services)).rejects.toThrow(
      FAILURE,
    )
    expect(requests).toHaveLength(1)
  })

  test('is a part of check, unless it is left out', async () => {
    const { context, requests, logged } = await setUp()
    const catalog = { name: 'mfe-catalog', version: '2.0.0' } as const
    await expect(check(context, catalog)).rejects.toThrow(FAILURE)
    expect(requests[0]?.next['mfe-catalog']?.version).toBe('2.0.0')
    await check(context, { ...catalog, browser: false })
    expect(logged[0]).toContain('is compatible with what is live')
    expect(requests).toHaveLength(1)
  })
})
