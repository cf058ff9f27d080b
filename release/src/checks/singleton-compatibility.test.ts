import { createSharedModules } from '../testing/release-fixtures.ts'
import { findMissingSingletons, findSingletonProblems } from './singleton-compatibility.ts'

const shell = {
  label: 'shell@7',
  shared: createSharedModules({
    '@shop/kernel/cart': '1.4.0',
    '@shop/kernel/http': '1.4.0',
    react: '19.3.1',
    'react/': '19.3.1',
  }),
}
const problems = (versions: Record<string, string>) =>
  findSingletonProblems({ label: 'mfe-x@2', shared: createSharedModules(versions) }, shell)

describe('findSingletonProblems', () => {
  test('returns no problems for the versions that the shell provides and for older ones', () => {
    expect(problems({ '@shop/kernel/cart': '1.4.0', react: '19.3.1', 'react/': '19.3.1' })).toEqual(
      [],
    )
    expect(problems({ '@shop/kernel/cart': '1.0.0', react: '19.0.0', 'react/': '19.0.0' })).toEqual(
      [],
    )
  })

  test.each(['@shop/kernel', '@shop/kernel/'])(
    'compares the version of a kernel that a build shares as %s',
    (request) => {
      expect(problems({ [request]: '1.4.0' })).toEqual([])
      expect(problems({ [request]: '2.0.0' })).toEqual([
        expect.stringContaining('needs the kernel ^2.0.0'),
      ])
    },
  )

  test('returns no problems for modules that the shell does not provide', () => {
    expect(problems({ '@tanstack/react-query': '5.0.0' })).toEqual([])
  })

  test('ignores the digest in the version of what the shell provides', () => {
    const built = { label: 'shell@7', shared: createSharedModules({ maps: '1.2.0-0123456789' }) }
    const needs = (version: string) =>
      findSingletonProblems(
        { label: 'mfe-x@2', shared: createSharedModules({ maps: version }) },
        built,
      )
    expect([needs('1.2.0').length, needs('1.3.0').length]).toEqual([0, 1])
  })

  test('names a module that neither the remote brings nor the shell provides', () => {
    const shared = {
      'react/jsx-runtime': {
        version: '19.3.1',
        requiredVersion: '^19.3.1',
        import: false as const,
      },
      maps: { version: '1.2.0', requiredVersion: '^1.2.0', import: false },
    }
    expect(findSingletonProblems({ label: 'mfe-x@2', shared }, shell)).toEqual([
      'mfe-x@2 needs maps ^1.2.0, which shell@7 does not provide. Promote a shell that does first or with it.',
    ])
  })

  test('names both sides and the remedy for a newer kernel than the shell’s', () => {
    expect(problems({ '@shop/kernel/cart': '1.5.0', '@shop/kernel/http': '1.5.0' })).toEqual([
      "mfe-x@2 needs the kernel ^1.5.0; shell@7 provides 1.4.0. Build the remote with the shell's version, or promote a shell that provides ^1.5.0 first or with it.",
    ])
  })

  test.each(['', 'latest'])('returns a problem for the range %j', (requiredVersion) => {
    const shared = { '@shop/kernel/cart': { version: '1.4.0', requiredVersion } }
    expect(findSingletonProblems({ label: 'mfe-x@2', shared }, shell)).toEqual([
      expect.stringContaining('which is not a version range'),
    ])
  })

  test('returns one problem per module for another major version, newer or older', () => {
    expect(problems({ react: '20.0.0', 'react/': '20.0.0' })).toEqual([
      expect.stringContaining('needs react ^20.0.0; shell@7 provides 19.3.1'),
    ])
    expect(problems({ react: '18.3.0', '@shop/kernel/cart': '2.0.0' })).toHaveLength(2)
  })
})

describe('findMissingSingletons', () => {
  const missing = (versions: Record<string, string>, libraries?: Record<string, number>) =>
    findMissingSingletons(
      { label: 'mfe-x@2', shared: createSharedModules(versions) },
      shell,
      libraries,
    )

  test('returns no problems for a remote that shares what the shell shares, and more', () => {
    const all = {
      '@shop/kernel/cart': '1.4.0',
      react: '19.3.1',
      'react/': '19.3.1',
      leaflet: '1.0.0',
    }
    expect(missing(all)).toEqual([])
  })

  test('takes a package whose deep imports an older build shares as one for what shares each', () => {
    const newer = createSharedModules({ react: '19.3.1', 'react/jsx-runtime': '19.3.1' })
    const older = createSharedModules({ react: '19.3.1', 'react/': '19.3.1' })
    const remote = { label: 'mfe-x@2', shared: older }
    expect(findMissingSingletons(remote, { label: 'shell@8', shared: newer }, undefined)).toEqual(
      [],
    )
  })

  test('names the modules of which a remote would bring a second copy', () => {
    expect(missing({ react: '19.3.1' })).toEqual([
      "mfe-x@2 does not share @shop/kernel, react/, of which shell@7 has the page's only copy. Share it as config/src/shared-modules.js does.",
    ])
  })

  test('names none of a library that the remote does without', () => {
    expect(missing({ '@shop/kernel/cart': '1.4.0' }, { leaflet: 1 })).toEqual([])
    expect(missing({ '@shop/kernel/cart': '1.4.0' }, { react: 1 })).toEqual([
      expect.stringContaining('does not share react, react/, of which'),
    ])
  })

  test('names a package of the shop, whether it is among the libraries or not', () => {
    expect(missing({ react: '19.3.1', 'react/': '19.3.1' }, {})).toEqual([
      expect.stringContaining('does not share @shop/kernel, of which'),
    ])
  })
})
