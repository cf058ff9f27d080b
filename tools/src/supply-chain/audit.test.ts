import type { LockedPackages } from 'release/build/lock-file.ts'

import type { Advisory, AdvisoryRecord } from './advisory-record.ts'
import { audit } from './audit.ts'

const NOW = new Date('2026-03-10T12:00:00Z')

/** `backend` runs a server and its parser, `tools` and the build configuration run where we build. */
const packages: LockedPackages = {
  '': {},
  backend: { dependencies: { server: '*' }, devDependencies: { runner: '*' } } as object,
  'mfe-a': { dependencies: { '@shop/config': '*' } },
  config: { dependencies: { bundler: '*' } },
  tools: { dependencies: { backend: '*', bundler: '*' } },
  'node_modules/@shop/config': { link: true, resolved: 'config' },
  'node_modules/server': { version: '5.1.0', dependencies: { parser: '^1' } },
  'node_modules/parser': { version: '2.0.0' },
  'node_modules/server/node_modules/parser': { version: '1.4.0' },
  'node_modules/bundler': { version: '5.0.0' },
  'node_modules/runner': { version: '30.0.0' },
}
const versions = ['bundler@5.0.0', 'parser@1.4.0', 'parser@2.0.0', 'runner@30.0.0', 'server@5.1.0']

const advisory = (changes: Partial<Advisory> = {}): Advisory => ({
  id: 'GHSA-1',
  package: 'parser',
  range: '<1.5.0',
  severity: 'high',
  title: 'Reads too much',
  url: 'https://advisories.test/GHSA-1',
  ...changes,
})
const record = (...advisories: Advisory[]): AdvisoryRecord => ({
  recordedAt: '2026-03-09T12:00:00.000Z',
  packages: versions,
  advisories,
})
const acceptance = { id: 'GHSA-1', package: 'parser', reason: 'It reads our own files only.' }
const described = 'parser 1.4.0: high, Reads too much (https://advisories.test/GHSA-1)'

describe('audit', () => {
  test('has nothing to say when no installed version is vulnerable', () => {
    const other = advisory({ range: '>=3.0.0' })
    expect(audit(packages, record(other), [], NOW)).toEqual({ errors: [], warnings: [] })
  })

  test.each(['high', 'critical'] as const)(
    'fails for a %s vulnerability of what servers run, by the version that has it',
    (severity) => {
      const { errors, warnings } = audit(packages, record(advisory({ severity })), [], NOW)
      expect(errors).toEqual([described.replace('high', severity)])
      expect(warnings).toEqual([])
    },
  )

  test.each([
    ['a moderate one', advisory({ severity: 'moderate' })],
    ['one of what builds', advisory({ package: 'bundler', range: '*' })],
    ['one of what tests', advisory({ package: 'runner', range: '*' })],
  ])('only warns of %s', (_name, found) => {
    const { errors, warnings } = audit(packages, record(found), [], NOW)
    expect(errors).toEqual([])
    expect(warnings).toEqual([expect.stringContaining(found.package)])
  })

  test('accepts what is accepted by package and advisory, also after its end, which it warns of', () => {
    const current = { ...acceptance, until: '2026-03-10' }
    expect(audit(packages, record(advisory()), [current], NOW)).toEqual({
      errors: [],
      warnings: [],
    })
    const ended = { ...acceptance, until: '2026-03-09' }
    expect(audit(packages, record(advisory()), [ended], NOW)).toEqual({
      errors: [],
      warnings: ['parser: GHSA-1 was accepted until 2026-03-09.'],
    })
    const other = { ...current, package: 'server' }
    expect(audit(packages, record(advisory()), [other], NOW)).toEqual({
      errors: [described],
      warnings: ['server: GHSA-1 is accepted, but not found any more.'],
    })
  })

  test('warns of packages that the record does not know, of an old record, and of none', () => {
    const old = { ...record(), recordedAt: '2026-02-20T12:00:00.000Z', packages: versions.slice(1) }
    expect(audit(packages, old, [], NOW)).toEqual({
      errors: [],
      warnings: [
        'The record is older than 1 package: bundler@5.0.0.',
        'The advisories were recorded 18 days ago.',
      ],
    })
    expect(audit(packages, null, [], NOW).warnings).toEqual(['No advisories are recorded yet.'])
  })
})
