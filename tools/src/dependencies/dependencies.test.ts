import { readFileSync } from 'node:fs'
import path from 'node:path'

import semver from 'semver'
import {
  isLibrary,
  libraryName,
  type LockedPackages,
  readLockedPackages,
} from 'workspace/lock-file.ts'
import { repositoryRoot } from 'workspace/workspace.ts'

import { summarizeAudit } from './audit.ts'

describe('summarizeAudit', () => {
  const report = (high: number, critical = 0) =>
    JSON.stringify({ metadata: { vulnerabilities: { low: 3, moderate: 2, high, critical } } })

  test.each([
    [report(1), 1],
    [report(0, 2), 2],
  ])('counts severe vulnerabilities: %s', (output, severe) => {
    expect(summarizeAudit(output)).toMatchObject({ isAsked: true, severe })
  })

  test('accepts packages without a severe one, and says which others there are', () => {
    expect(summarizeAudit(report(0))).toEqual({
      isAsked: true,
      severe: 0,
      sentence: 'Vulnerabilities of what visitors and servers run: 0 severe, 5 others.',
    })
  })

  test.each([
    ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
    ['', 'npm gave no report'],
    ['npm error', 'npm gave no report'],
  ])(
    'says that nothing was checked when the registry gives no advisories: %s',
    (output, reason) => {
      expect(summarizeAudit(output)).toEqual({
        isAsked: false,
        severe: 0,
        sentence: `NOT CHECKED: the registry could not be asked for vulnerabilities (${reason}).`,
      })
    },
  )
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

  test('every dependency has an exact version, or that of the root', () => {
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
  })

  test('npm runs no install script by itself', () => {
    expect(readText('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    const template = 'tools/src/new-remote/outside-template/__dot__npmrc.template'
    expect(readText(template)).toMatch(/^ignore-scripts=true$/m)
  })
})
