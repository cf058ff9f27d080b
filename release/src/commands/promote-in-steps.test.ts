import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { toVitalBucket } from '@shop/contracts/browser/vital-buckets.ts'

import { ReportsError } from '../canary/read-reports.ts'
import { count, createCanaryContext, versions } from '../testing/canary-context.ts'
import { publishRemote, release } from '../testing/release-fixtures.ts'
import { promote } from './promote.ts'
import { rollback } from './rollback.ts'
import { showLog } from './show-log.ts'
import { status } from './status.ts'

describe('promoteInSteps', () => {
  test('brings a version to more and more visitors, and then to all', async () => {
    const { run, shares, stateOf, logged, context } = await createCanaryContext()
    await run({ message: 'faster' })
    expect(shares).toEqual(['0 min: 1 %', '10 min: 10 %', '20 min: 50 %'])
    expect(await stateOf('mfe-catalog')).toMatchObject({ version: '2.0.0', canaries: [] })
    expect(logged.at(-1)).toBe(
      'mfe-catalog@2.0.0 is live for all visitors. To undo: rollback mfe-catalog',
    )
    logged.length = 0
    await showLog(context, { name: 'mfe-catalog', last: 4 })
    expect(logged.map((line) => line.replace(/^.*promote: /, ''))).toEqual([
      'mfe-catalog 1.0.0, 2.0.0 (50 %) → 2.0.0  “faster; step 4 of 4”',
      'mfe-catalog 1.0.0, 2.0.0 (10 %) → 1.0.0, 2.0.0 (50 %)  “faster; step 3 of 4”',
      'mfe-catalog 1.0.0, 2.0.0 (1 %) → 1.0.0, 2.0.0 (10 %)  “faster; step 2 of 4”',
      'mfe-catalog 1.0.0 → 1.0.0, 2.0.0 (1 %)  “faster; step 1 of 4”',
    ])
  })

  test('rolls back by itself as soon as it fails more often, and records why', async () => {
    const { run, at, reports, shares, stateOf, logged, context } = await createCanaryContext()
    at(14, () => (reports.counts = count([120, 12])))
    const reason =
      '2.0.0 failed in 12 of 120 page loads (10 %), mostly when it was rendered; 1.0.0 in 0 of 1000 page loads (0 %)'
    await expect(run()).rejects.toThrow(
      `mfe-catalog@2.0.0 was rolled back at 10 % of the visitors: ${reason}. All visitors get 1.0.0.`,
    )
    expect(shares.at(-1)).toBe('10 min: 10 %')
    expect(await stateOf('mfe-catalog')).toMatchObject({ version: '1.0.0', canaries: [] })
    logged.length = 0
    await showLog(context, { name: 'mfe-catalog', last: 1 })
    expect(logged[0]).toMatch(
      /^\d{4}-.* UTC {2}unknown {2}automatic rollback: mfe-catalog 1\.0\.0,/,
    )
    expect(logged[0]).toContain(`→ 1.0.0  “${reason}”`)
  })

  test('names the line of what failed most often, if that is known', async () => {
    const { run, at, reports } = await createCanaryContext()
    reports.failures = [
      {
        ...{ remote: 'mfe-catalog', version: '2.0.0', phase: 'render', message: 'No price' },
        ...{ page: '/shop', stack: 'at /mfe-catalog/2.0.0/page.js:1:20', shell: null },
        ...{ language: null, pageLoads: 12, firstAt: '', lastAt: '' },
      },
    ]
    at(14, () => (reports.counts = count([120, 12])))
    await expect(run()).rejects.toThrow(
      '; in 12 page loads: No price, at /mfe-catalog/2.0.0/page.js:1:20. All visitors get 1.0.0.',
    )
  })

  test('rolls back what is slower, once that is sure', async () => {
    const { run, at, reports, shares } = await createCanaryContext()
    const vitals = (pageLoads: number) =>
      [
        ['1.0.0', 2_000],
        ['2.0.0', 3_000],
      ].map(([version, value]) => ({
        ...{ version: String(version), page: '/shop', vital: 'LCP' as const, pageLoads },
        bucket: toVitalBucket('LCP', Number(value)),
      }))
    at(5, () => (reports.vitals = vitals(499)))
    at(14, () => (reports.vitals = vitals(500)))
    await expect(run()).rejects.toThrow(
      /rolled back at 10 % of the visitors: 2\.0\.0 has LCP 3(\.\d)? s in 500 page loads; 1\.0\.0 LCP 2(\.\d)? s in 500 page loads \(75th percentile\)\. All/,
    )
    expect(shares.at(-1)).toBe('10 min: 10 %')
  })

  test('does not go on while the vitals cannot be read, unless the backend has none', async () => {
    const { run, at, reports, shares, logged } = await createCanaryContext()
    reports.vitalsError = new ReportsError('The vitals cannot be read.')
    at(25, () => (reports.vitalsError = new ReportsError('There are none.', true)))
    await run()
    expect(shares.slice(0, 3)).toEqual(['0 min: 1 %', '10 min: 1 %', '20 min: 1 %'])
    expect(logged).toContain('The vitals cannot be read. It stays at 1 % until they can.')
    expect(logged.at(-1)).toContain('is live for all visitors')
  })

  test('takes nothing away from the other canaries of the remote', async () => {
    const { run, context, reports, stateOf } = await createCanaryContext()
    await promote(context, { ...release('mfe-catalog@3.0.0'), traffic: 20 })
    reports.counts = count([50, 50])
    await expect(run()).rejects.toThrow('was rolled back at 1 %')
    const canaries = [{ version: '3.0.0', traffic: 20 }]
    expect(await stateOf('mfe-catalog')).toMatchObject({ version: '1.0.0', canaries })
  })

  test('does not go on without page loads, or while the difference may be chance', async () => {
    const { run, at, reports, shares, logged } = await createCanaryContext(count([19, 0]))
    at(35, () => (reports.counts = count([20, 2])))
    at(55, () => (reports.counts = count([400, 2])))
    await run()
    expect(shares.slice(0, 6)).toEqual(
      [0, 10, 20, 30, 40, 50].map((minute) => `${minute} min: 1 %`),
    )
    expect(shares[6]).toBe('50 min: 10 %')
    expect(logged).toContain('It stays at 1 % until 20 page loads of it are reported.')
    expect(logged.join()).toContain('It stays at 1 %: it failed in 2 of 20 page loads (10 %)')
  })

  test('does not go on while the reports cannot be read, and says so once', async () => {
    const { run, at, reports, shares, logged } = await createCanaryContext()
    at(5, () => (reports.isDown = true))
    at(42, () => (reports.isDown = false))
    await run()
    expect(shares.indexOf('30 min: 1 %')).toBe(3)
    expect(shares).toContain('40 min: 10 %')
    const said = 'The reports cannot be read. It stays at 1 % until they can.'
    expect(logged.filter((line) => line === said)).toHaveLength(1)
  })

  test('changes nothing when the reports cannot be read at the start', async () => {
    const { run, reports, stateOf } = await createCanaryContext()
    reports.isDown = true
    await expect(run()).rejects.toThrow(
      'The reports cannot be read. Without them nobody would notice a failure: nothing was changed.',
    )
    expect((await stateOf('mfe-catalog'))?.canaries).toEqual([])
  })

  test('stays at its step when it is interrupted, and goes on from there', async () => {
    const { run, resume, interruptAt, shares, stateOf, logged, context } =
      await createCanaryContext()
    interruptAt(13)
    await expect(run()).rejects.toThrow('Interrupted')
    expect((await stateOf('mfe-catalog'))?.canaries).toMatchObject([
      { version: '2.0.0', traffic: 10 },
    ])
    await status(context)
    expect(logged.join('\n')).toContain(
      'canary 2.0.0 in steps of 1, [10], 50, 100 %, the next after 2026-03-01 09:20 UTC. To go on: promote mfe-catalog@2.0.0 --resume. To end it: rollback mfe-catalog.',
    )
    interruptAt(24)
    await expect(resume()).rejects.toThrow('Interrupted')
    await run()
    expect(shares).toEqual(['0 min: 1 %', '10 min: 10 %', '20 min: 50 %'])
    expect((await stateOf('mfe-catalog'))?.version).toBe('2.0.0')
  })

  test('rolls back after an interruption what failed meanwhile', async () => {
    const { run, resume, interruptAt, reports } = await createCanaryContext()
    interruptAt(3)
    await expect(run()).rejects.toThrow('Interrupted')
    reports.counts = count([40, 40])
    await expect(resume()).rejects.toThrow('was rolled back at 1 %')
  })

  test('is not continued with other steps, nor when there is none', async () => {
    const { run, resume, interruptAt } = await createCanaryContext()
    await expect(resume()).rejects.toThrow('is no canary in steps. Begin with --steps')
    interruptAt(3)
    await expect(run()).rejects.toThrow('Interrupted')
    await expect(run({ steps: [5, 100] })).rejects.toThrow(
      'goes live in other steps: 1, 10, 50, 100 % every 10m, 20 page loads',
    )
    const other = [{ name: 'mfe-catalog', version: '3.0.0' } as const]
    await expect(run({ versions: other })).rejects.toThrow('mfe-catalog@2.0.0 is a canary at 1 %')
  })

  test.each([
    [
      'a rollback',
      (context) => rollback(context, { name: 'mfe-catalog' }),
      'rollback: mfe-catalog',
    ],
    [
      'a share by hand',
      (context) => promote(context, { versions, traffic: 30 }),
      '→ 1.0.0, 2.0.0 (30 %)',
    ],
    ['another version', (context) => promote(context, release('mfe-catalog@3.0.0')), '→ 3.0.0'],
  ] as [string, (context: Parameters<typeof promote>[0]) => Promise<void>, string][])(
    'ends with %s by somebody else',
    async (_, change, named) => {
      const { run, at, context } = await createCanaryContext()
      at(4, () => change(context))
      const running = run()
      await expect(running).rejects.toThrow(
        'The canary mfe-catalog@2.0.0 was ended by another command: ',
      )
      await expect(running).rejects.toThrow(named)
    },
  )

  test('holds nobody up while it waits, and is not stopped by what they do', async () => {
    const { run, at, context, stateOf } = await createCanaryContext()
    const agents = release('mfe-agents@2.0.0')
    at(4, () => promote(context, agents))
    at(6, () => rollback(context, { name: 'mfe-agents' }))
    await run()
    expect((await stateOf('mfe-agents'))?.version).toBe('1.0.0')
    expect((await stateOf('mfe-catalog'))?.version).toBe('2.0.0')
  })

  test('stays at its step when the gate refuses the next one', async () => {
    const { run, at, folder, stateOf } = await createCanaryContext()
    const script = path.join(folder, 'mfe-catalog/2.0.0/remoteEntry.js')
    at(4, () => writeFile(script, 'changed'))
    const running = run()
    await expect(running).rejects.toThrow('remoteEntry.js')
    await expect(running).rejects.toThrow('It stays at 1 %. To go on: promote mfe-catalog@2.0.0')
    expect((await stateOf('mfe-catalog'))?.canaries).toMatchObject([
      { version: '2.0.0', traffic: 1 },
    ])
  })

  test('forces at every step what was forced at the first', async () => {
    const { run, store, stateOf, logged } = await createCanaryContext()
    await publishRemote(store, 'mfe-catalog', '5.0.0', ['/x'])
    const without = [{ name: 'mfe-catalog', version: '5.0.0' } as const]
    await expect(run({ versions: without })).rejects.toThrow('--force')
    await run({ versions: without, force: true, minPageLoads: 0 })
    expect((await stateOf('mfe-catalog'))?.version).toBe('5.0.0')
    expect(logged.join()).toContain('Forced: mfe-catalog@5.0.0')
  })

  test('stays at the last step when that is not for all', async () => {
    const { run, stateOf, logged } = await createCanaryContext()
    await run({ steps: [5, 25] })
    expect(logged.at(-1)).toBe(
      'All steps are done: mfe-catalog@2.0.0 stays live for 25 % of the visitors.',
    )
    expect((await stateOf('mfe-catalog'))?.canaries).toEqual([{ version: '2.0.0', traffic: 25 }])
  })

  test('takes a shell from step to step, and back when more page loads fail with it', async () => {
    const shell = release('shell@2.0.0')
    const fine = await createCanaryContext()
    await fine.run(shell)
    expect(await fine.stateOf('shell')).toMatchObject({ version: '2.0.0', canaries: [] })
    const failing = await createCanaryContext(count([200, 60]))
    await expect(failing.run(shell)).rejects.toThrow(
      /^shell@2\.0\.0 was rolled back at 1 % of the visitors: .* All visitors get 1\.0\.0\.$/,
    )
    expect(await failing.stateOf('shell')).toMatchObject({ version: '1.0.0', canaries: [] })
  })

  test('rejects several versions', async () => {
    const { run } = await createCanaryContext()
    const two = [...versions, { name: 'mfe-agents', version: '2.0.0' } as const]
    await expect(run({ versions: two })).rejects.toThrow('--steps is for one version at a time')
  })
})
