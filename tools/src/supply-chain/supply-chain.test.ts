import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import {
  isLibrary,
  libraryName,
  type LockedPackages,
  readLockedPackages,
} from 'release/build/lock-file.ts'
import { repositoryRoot } from 'release/workspace.ts'
import semver from 'semver'
import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import {
  type Advisory,
  type AdvisoryRecord,
  readAccepted,
  readAdvisories,
} from './advisory-record.ts'
import { audit } from './audit.ts'
import { findLicenseProblems } from './licenses.ts'
import { recordAdvisories } from './record-advisories.ts'

describe('audit', () => {
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
  const versions = [
    'bundler@5.0.0',
    'parser@1.4.0',
    'parser@2.0.0',
    'runner@30.0.0',
    'server@5.1.0',
  ]
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

describe('dependencies', () => {
  type Versions = Record<string, string>

  interface Manifest {
    dependencies?: Versions
    devDependencies?: Versions
    optionalDependencies?: Versions
    overrides?: Versions
    allowScripts?: Record<string, boolean>
  }

  /** Also of a package under another name, such as `npm:typescript@7.0.2`. */
  const isExact = (version: string) => semver.valid(version.replace(/^npm:.+@/, '')) !== null

  const readText = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8')

  const readManifest = (folder: string) =>
    JSON.parse(readText(path.join(folder, 'package.json'))) as Manifest

  let packages: LockedPackages

  beforeAll(async () => {
    packages = await readLockedPackages(repositoryRoot)
  })

  /** Packages from the registry by path. */
  const listLibraries = () =>
    Object.entries(packages).filter(([place, { link }]) => isLibrary(place) && !link)

  describe('the dependencies of every package', () => {
    test('have an exact version, or that of the root', () => {
      const root = readManifest('')
      const isOwn = (name: string) => packages[`node_modules/${name}`]?.link === true
      const stated: Versions = { ...root.devDependencies, ...root.overrides }
      const isStated = (name: string) => stated[name] !== undefined
      const inexact = Object.keys(packages)
        .filter((place) => !isLibrary(place))
        .flatMap((folder) => {
          const { dependencies, devDependencies, optionalDependencies, overrides } =
            readManifest(folder)
          return (
            Object.entries({
              ...dependencies,
              ...devDependencies,
              ...optionalDependencies,
              ...overrides,
            })
              // A package of the repository that is no workspace: only tests need it.
              .filter(([name, version]) => !(isOwn(name) && version.startsWith('file:')))
              .filter(([name, version]) =>
                version === '*' ? !isOwn(name) && !isStated(name) : !isExact(version),
              )
              .map(([name, version]) => `${folder || 'root'}: ${name} ${version}`)
          )
        })
      expect(inexact).toEqual([])
    })

    test('are saved with an exact version when they are added', () => {
      expect(readText('.npmrc')).toMatch(/^save-exact=true$/m)
    })
  })

  describe('the lock file', () => {
    test('has the digest of every package, and the address of none', () => {
      const libraries = listLibraries()
      expect(libraries.length).toBeGreaterThan(100)
      expect(libraries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
      expect(libraries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
    })

    test('has no package with an install script but those that package.json names', () => {
      const withScript = listLibraries()
        .filter(([, { hasInstallScript }]) => hasInstallScript)
        .map(([place]) => libraryName(place))
      const { allowScripts = {} } = readManifest('')
      expect([...new Set(withScript)].toSorted()).toEqual(Object.keys(allowScripts).toSorted())
    })

    test('has packages with accepted licenses only', () => {
      expect(findLicenseProblems(packages)).toEqual([])
    })
  })

  test('npm runs no install script by itself', () => {
    expect(readText('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    const template = 'tools/src/new-remote/outside-template/__dot__npmrc.template'
    expect(readText(template)).toMatch(/^ignore-scripts=true$/m)
  })
})

describe('record-advisories', () => {
  const manifest = { name: 'shop', version: '1.0.0', dependencies: { parser: '1.4.0' } }

  const sources = {
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify({
      name: 'shop',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': manifest,
        'node_modules/parser': { version: '1.4.0', integrity: `sha512-${'A'.repeat(86)}==` },
      },
    }),
  }

  /** Starts a registry that answers the question for advisories. */
  async function startRegistry(status: number, answer: object) {
    const server = createServer((request, response) => {
      const isQuestion = request.url === '/-/npm/v1/security/advisories/bulk'
      response.writeHead(isQuestion ? status : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isQuestion ? answer : {}))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return {
      env: { npm_config_registry: `http://127.0.0.1:${port}/` },
      close: () => void server.close(),
    }
  }

  const advisory = {
    id: 1,
    url: 'https://advisories.test/GHSA-aaaa',
    title: 'Reads too much',
    severity: 'high',
    vulnerable_versions: '<1.5.0',
  }

  describe('recordAdvisories', () => {
    test('writes what the registry says of the packages of the lock file', async () => {
      const root = await createTemporaryFolder(sources)
      const registry = await startRegistry(200, { parser: [advisory] })
      const record = await recordAdvisories(root, registry.env).finally(registry.close)
      expect(record.packages).toEqual(['parser@1.4.0'])
      expect(record.advisories).toEqual([
        {
          id: 'GHSA-aaaa',
          package: 'parser',
          range: '<1.5.0',
          severity: 'high',
          title: 'Reads too much',
          url: 'https://advisories.test/GHSA-aaaa',
        },
      ])
      expect(await readAdvisories(root)).toEqual(record)
    })

    test('says so and leaves the former record when the registry gives none', async () => {
      const former = { recordedAt: '2026-01-01T00:00:00.000Z', packages: [], advisories: [] }
      const files = { ...sources, 'advisories.json': JSON.stringify(former) }
      const root = await createTemporaryFolder(files)
      const registry = await startRegistry(405, {})
      await expect(recordAdvisories(root, registry.env).finally(registry.close)).rejects.toThrow(
        'The registry does not say which packages are vulnerable',
      )
      expect(await readAdvisories(root)).toEqual(former)
    })
  })

  describe('readAccepted', () => {
    test('returns nothing where there is no list', async () => {
      expect(await readAccepted(await createTemporaryFolder())).toEqual([])
    })

    test.each([
      ['which is no JSON', '['],
      [
        'at 0.until',
        JSON.stringify([{ id: 'a', package: 'b', reason: 'long enough', until: 'soon' }]),
      ],
      ['at 0.reason', JSON.stringify([{ id: 'a', package: 'b', reason: '', until: '2026-01-31' }])],
    ])('names the place of a mistake: %s', async (place, text) => {
      const root = await createTemporaryFolder({ 'accepted-advisories.json': text })
      await expect(readAccepted(root)).rejects.toThrow(
        `accepted-advisories.json cannot be read${place.startsWith('at') ? ' ' : ', '}${place}`,
      )
    })
  })
})
