import vm from 'node:vm'

import { toVitalBucket } from '@shop/contracts/browser/vital-buckets.ts'
import type { VitalCounts } from '@shop/contracts/browser/web-vitals.ts'
import { redactStack } from '@shop/contracts/rules/redact.ts'
import { type ReportedFailure } from '@shop/contracts/wire/failure-report.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { build } from 'esbuild'

import { type Readers, ReportsError } from '../canary/read-reports.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { publishFiles, release } from '../testing/release-fixtures.ts'
import { explain } from './explain.ts'
import { promote } from './promote.ts'
import { status } from './status.ts'

const VERSION = '4.0.0'
const sources = {
  'mfe-agents/package.json': '{"name":"mfe-agents"}',
  'shared/ui/package.json': '{"name":"@shop/ui"}',
  'node_modules/parser/index.js': `export function parse(data) {
  if (data.price === undefined) throw new TypeError('No price ' + data.name)
}`,
  'mfe-agents/src/list/AgentList.ts': `import { card } from '../../../shared/ui/src/card.ts'

interface Agent { name: string }
export function renderAgents(agents: readonly Agent[]): string[] {
  const title = 'وكلاء 🙂'; return agents.map((agent) => title + card(agent))
}
globalThis.renderAgents = renderAgents`,
  'shared/ui/src/card.ts': `import { parse } from 'parser'

/** Draws. */
export const card = (data: { name: string }): string => {
  /* بطاقة 🙂 */ parse(data)
  return data.name
}`,
}

/** A shop with a version that was built from these sources, and the stack of what fails in it. */
async function setUp() {
  const root = await createTemporaryFolder(sources)
  const { outputFiles } = await build({
    absWorkingDir: `${root}/mfe-agents`,
    entryPoints: ['src/list/AgentList.ts'],
    outfile: `${root}/mfe-agents/page.js`,
    ...{ bundle: true, minify: true, charset: 'utf8', sourcemap: 'external', write: false },
  })
  const [map = '', script = ''] = outputFiles.map(({ text }) => text)
  const shop = await createReleaseContext()
  const context = { ...shop.context, root }
  await publishFiles(shop.store, 'mfe-agents', VERSION, {
    'page.js': script,
    'page.js.map': map.replaceAll('"../shared', '"webpack://mfe-agents/../shared'),
  })
  const page = vm.createContext({})
  const filename = `https://shop.test/mfe-agents/${VERSION}/page.js`
  new vm.Script(script, { filename }).runInContext(page)
  let stack = ''
  try {
    vm.runInContext(`renderAgents([{ name: 'Noor' }])`, page)
  } catch (error) {
    stack = redactStack((error as Error).stack ?? '')
  }
  return { ...shop, context, stack }
}

const failureOf = (stack: string, changes: Partial<ReportedFailure> = {}): ReportedFailure => ({
  ...{ remote: 'mfe-agents', version: VERSION, phase: 'render', message: 'No price', stack },
  ...{ page: '/agents', shell: '1.0.0', language: 'ar', pageLoads: 12 },
  ...{ firstAt: '2026-03-01T09:00:00.000Z', lastAt: '2026-03-01T10:30:00.000Z' },
  ...changes,
})

/** The reports of a backend that has these failures. */
const readersOf = (readFailures: Readers['readFailures'], vitals: VitalCounts = []) => ({
  readFailures,
  readVitals: async () => vitals,
})

const AT = 'shared/ui/src/card.ts:5:18'

describe('explain', () => {
  test('lists the failures of a version by their lines in the sources, functions and packages', async () => {
    const { context, logged, stack } = await setUp()
    const other = failureOf('', {
      ...{ message: 'gone', phase: 'load', pageLoads: 1, shell: null, language: 'en' },
      lastAt: '2026-03-01T09:00:00.000Z',
    })
    const readFailures = async (name: string, version: string) =>
      name === 'mfe-agents' && version === VERSION ? [failureOf(stack), other] : []
    await explain(context, { name: 'mfe-agents', version: VERSION }, readersOf(readFailures))
    expect(logged).toEqual([
      'mfe-agents@4.0.0: browsers reported 2 failures in 14 days.',
      '',
      '12 page loads when it was rendered: No price',
      '  on /agents, in Arabic, with shell 1.0.0, 2026-03-01 09:00 to 2026-03-01 10:30 UTC',
      '    node_modules/parser/index.js:2:39  (parser)',
      `    ${AT}  card  (@shop/ui)`,
      '      | /* بطاقة 🙂 */ parse(data)',
      '    mfe-agents/src/list/AgentList.ts:5:66  renderAgents  (mfe-agents)',
      '    mfe-agents/src/list/AgentList.ts:5:43  renderAgents  (mfe-agents)',
      '',
      '1 page load when it was loaded: gone',
      '  on /agents, in English, 2026-03-01 09:00 UTC',
      '    The browser sent no frame in a script of a version.',
    ])
  })

  test('maps the stacks of Firefox and Safari', async () => {
    const { context, logged, stack } = await setUp()
    const withAt = stack.replaceAll(/^ +at (?:(\S+) \()?(.*?)\)?$/gm, '$1@$2')
    expect(withAt).toMatch(/^\w+@\/mfe-agents\/4\.0\.0\/page\.js:1:\d+\n/)
    const readFailures = async () => [failureOf(withAt)]
    await explain(context, { name: 'mfe-agents', version: VERSION }, readersOf(readFailures))
    expect(logged).toContain(`    ${AT}  card  (@shop/ui)`)
  })

  test('prints what is live and its canaries as JSON', async () => {
    const { context, logged, stack } = await setUp()
    await promote(context, { ...release('mfe-agents@2.0.0'), traffic: 5 })
    logged.length = 0
    const readFailures = async (_: string, version: string) =>
      version === '2.0.0' ? [failureOf(stack)] : []
    await explain(
      context,
      { name: 'mfe-agents', version: undefined, json: true },
      readersOf(readFailures),
    )
    const [live, canary] = JSON.parse(logged.join('\n')) as object[]
    expect(live).toEqual({ name: 'mfe-agents', version: '1.0.0', vitals: {}, failures: [] })
    expect(canary).toMatchObject({
      version: '2.0.0',
      failures: [
        {
          pageLoads: 12,
          frames: [
            { file: 'node_modules/parser/index.js', owner: 'parser' },
            {
              ...{ file: 'shared/ui/src/card.ts', line: 5, column: 18, function: 'card' },
              ...{ owner: '@shop/ui', source: '/* بطاقة 🙂 */ parse(data)' },
            },
            { function: 'renderAgents' },
            { function: 'renderAgents' },
          ],
        },
      ],
    })
  })

  test('names the place in the script where a version has no source map, or a damaged one', async () => {
    const { context, store, logged } = await setUp()
    await publishFiles(store, 'mfe-agents', '5.0.0', { 'page.js': '', 'page.js.map': '{' })
    const stack = '    at t (/mfe-agents/5.0.0/page.js:1:20)\n    at /shell/9.0.0/main.js:2:3'
    const readFailures = async () => [failureOf(stack)]
    await explain(context, { name: 'mfe-agents', version: '5.0.0' }, readersOf(readFailures))
    expect(logged.slice(-2)).toEqual([
      '    /mfe-agents/5.0.0/page.js:1:20  t  (mfe-agents)',
      '    /shell/9.0.0/main.js:2:3  (shell)',
    ])
  })

  test('says what visitors felt of a version and of its pages', async () => {
    const { context, logged } = await createReleaseContext()
    const row = (vital: 'LCP' | 'CLS', page: string, value: number, pageLoads: number) => ({
      ...{ version: '1.0.0', page, vital, pageLoads, bucket: toVitalBucket(vital, value) },
    })
    const vitals = [
      row('LCP', '/agents', 1_000, 30),
      row('LCP', '/agents/:id', 4_000, 10),
      row('CLS', '/agents', 0, 28),
      { ...row('LCP', '/agents', 9_000, 90), version: '0.9.0' },
    ]
    const readers = readersOf(async () => [], vitals)
    await explain(context, { name: 'mfe-agents', version: undefined }, readers)
    expect(logged.slice(1)).toEqual([
      'Web vitals (75th percentile):',
      expect.stringMatching(/^ {2}\* {12}LCP 1(\.\d)? s, CLS 0 {2}\(40 measured\)$/),
      expect.stringMatching(/^ {2}\/agents {6}LCP 1(\.\d)? s, CLS 0 {2}\(30 measured\)$/),
      expect.stringMatching(/^ {2}\/agents\/:id {2}LCP [34](\.\d)? s {2}\(10 measured\)$/),
    ])
  })

  test('says that nothing failed, what is not live, and why reports cannot be read', async () => {
    const { context, logged } = await createReleaseContext()
    const nothing = readersOf(async () => [])
    await explain(context, { name: 'shell', version: undefined }, nothing)
    expect(logged).toEqual(['shell@1.0.0: browsers reported no failure in 14 days.'])
    await expect(
      explain(context, { name: 'mfe-content', version: undefined }, nothing),
    ).rejects.toThrow('mfe-content is not live. Name a version: mfe-content@VERSION.')
    const broken = readersOf(async () => Promise.reject(new ReportsError('It is down.')))
    await expect(explain(context, { name: 'shell', version: undefined }, broken)).rejects.toThrow(
      'It is down.',
    )
  })
})

describe('status', () => {
  test('names what fails most often in each live version and canary', async () => {
    const { context, logged, stack } = await setUp()
    await promote(context, { ...release('mfe-agents@2.0.0'), traffic: 5 })
    logged.length = 0
    const readFailures = async (_: string, version: string) =>
      version === '2.0.0' ? [failureOf(stack), failureOf('', { pageLoads: 1 })] : []
    const bucket = toVitalBucket('INP', 150)
    const vitals = [
      { version: '1.0.0', page: '/agents', vital: 'INP' as const, bucket, pageLoads: 7 },
    ]
    const readVitals = async (name: string) => (name === 'mfe-agents' ? vitals : [])
    await status(context, { readFailures, readVitals })
    expect(logged.filter((line) => line.startsWith('Web vitals'))).toEqual([
      expect.stringMatching(/^Web vitals: mfe-agents@1\.0\.0 INP 1[45]\d ms$/),
    ])
    expect(logged.filter((line) => line.startsWith('Failing'))).toEqual([
      `Failing: mfe-agents@2.0.0 in 12 page loads: No price, at ${AT}`,
    ])
  })

  test('goes on without reports, and says why', async () => {
    const { context, logged } = await createReleaseContext()
    const readFailures = async () => Promise.reject(new ReportsError('They cannot be read.'))
    await status(context, readersOf(readFailures))
    expect(logged.filter((line) => line === 'They cannot be read.')).toHaveLength(1)
    expect(logged.at(-1)).toMatch(/^Last change/)
  })
})
