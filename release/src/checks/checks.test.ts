import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { patternsOverlap } from '@shop/release-format/overlapping-patterns.js'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import fc from 'fast-check'
import { folderVersionFiles } from 'release-store/version-files.ts'

import { createManifest } from '../testing/release-fixtures.ts'
import { findBlockedCode } from './blocked-code.ts'
import { findDroppedPaths, matchesPattern } from './dropped-paths.ts'
import { exampleAddress, findPathProblems, isReadablePattern } from './paths.ts'
import { validateManifest } from './validate-manifest.ts'

describe('validateManifest', () => {
  const manifest = { ...createManifest('mfe-x', ['/x']), preload: ['routes.js'] }
  const files = { 'remoteEntry.js': '', 'routes.js': '', 'page.0.js': '' }
  const problems = async (changes = {}, present: Record<string, string> = files) =>
    validateManifest({
      label: 'mfe-x@2',
      name: 'mfe-x',
      manifest: { ...manifest, ...changes },
      files: folderVersionFiles(await createTemporaryFolder(present)),
    })

  test('returns no problems for a remote that exposes its routes and has all its files', async () => {
    expect(await problems()).toEqual([])
  })

  test.each([
    [[], 'it exposes nothing'],
    [['./Page', './Other'], 'it exposes ./Page, ./Other'],
  ])('returns a problem for a remote that exposes %j', async (exposes, message) => {
    expect(await problems({ exposes })).toEqual([expect.stringContaining(message)])
  })

  test('returns a problem for a description of another remote', async () => {
    expect(await problems({ name: 'mfe-y' })).toEqual([
      'mfe-x@2 describes mfe-y. Release it as mfe-y, or name it mfe-x and build it again.',
    ])
  })

  test.each([
    '../mfe-y/1/remoteEntry.js',
    '/remoteEntry.js',
    'https://other.test/x.js',
    'a/../../b.js',
  ])('returns a problem for %s, a file elsewhere', async (entry) => {
    expect(await problems({ entry })).toEqual([
      `mfe-x@2 lists ${entry}, which is not in its folder. Build it again with its own files.`,
    ])
  })

  test('names every missing file', async () => {
    expect(await problems({}, { 'routes.js': '' })).toEqual([
      'mfe-x@2 lists remoteEntry.js, which is missing. Publish it again.',
      'mfe-x@2 lists page.0.js, which is missing. Publish it again.',
    ])
  })
})

describe('findBlockedCode', () => {
  async function find(files: Record<string, string>) {
    const folder = await createTemporaryFolder(files)
    return findBlockedCode({ label: 'mfe-x@2', files: folderVersionFiles(folder) })
  }

  test.each(['new Worker(new URL("w.js",t.b))', 'return new SharedWorker("/w.js")'])(
    'returns a problem for a script with %s, and names it',
    async (script) => {
      expect(await find({ 'routes.js': '', 'deep/page.x.js': script })).toEqual([
        expect.stringMatching(/^mfe-x@2 starts a worker in deep\/page\.x\.js\. .*@shop\/config/),
      ])
    },
  )

  test('returns a problem for WebAssembly, and names it', async () => {
    expect(await find({ 'routes.js': '', 'add.wasm': '\0asm' })).toEqual([
      expect.stringContaining('mfe-x@2 has add.wasm, and pages of the shop compile no WebAssembly'),
    ])
  })

  test('returns none for workers of the site, and for what browsers do not load', async () => {
    const files = {
      'routes.js': 'new e(new URL(t.p+t.u("w"),t.b)); new WorkerPool(); renewWorker()',
      '.server/render.cjs': 'new Worker(a)',
      '.maps/routes.js.map': 'new Worker(a)',
    }
    expect(await find(files)).toEqual([])
  })
})

describe('findPathProblems', () => {
  const catalog = { name: 'mfe-catalog', version: '3', paths: ['/shop', '/product-detail/:id'] }
  const content = { name: 'mfe-content', version: '5', paths: ['/', '/help/*'] }
  const problems = (...paths: string[]) =>
    findPathProblems({ name: 'mfe-x', version: '2', paths, others: [catalog, content] })

  test('returns no problems for paths of its own', () => {
    expect(problems('/x', '/x/:id', '/shop/new', '/product-detail', '/helpers')).toEqual([])
  })

  test('returns no problems for paths of one remote that overlap each other', () => {
    const own = { name: 'mfe-x', version: '2', paths: ['/x/:id', '/x/new'] }
    expect(findPathProblems({ ...own, others: [catalog] })).toEqual([])
  })

  test('names both remotes and the remedy for a path that another remote owns', () => {
    expect(problems('/x', '/shop')).toEqual([
      'mfe-x@2 claims /shop, which mfe-catalog@3 owns. Take it out of src/pages.json of mfe-x, or promote a version of mfe-catalog without it first or with it.',
    ])
  })

  test('names the pattern that an overlapping path takes addresses from', () => {
    expect(problems('/product-detail/p1')).toEqual([
      expect.stringContaining(
        'claims /product-detail/p1, but addresses of it belong to /product-detail/:id, which mfe-catalog@3 owns',
      ),
    ])
  })

  test.each([
    ['/shop/', '/shop, which mfe-catalog@3 owns'],
    ['/SHOP', '/shop, which mfe-catalog@3 owns'],
    ['/shop/:any?', '/shop, which mfe-catalog@3 owns'],
    ['/shop/*', '/shop, which mfe-catalog@3 owns'],
    ['/product-detail/:slug', '/product-detail/:id, which mfe-catalog@3 owns'],
    ['/product-detail/p1', '/product-detail/:id, which mfe-catalog@3 owns'],
    ['/help/x', '/help/*, which mfe-content@5 owns'],
    ['/Help/:topic/:part', '/help/*, which mfe-content@5 owns'],
  ])('returns one problem for %s, which takes addresses from %s', (path, owned) =>
    expect(problems(path)).toEqual([
      expect.stringContaining(`claims ${path}, but addresses of it belong to ${owned}`),
    ]),
  )

  test.each(['/', '/help/*'])('returns one problem for %s, the same as of another', (path) =>
    expect(problems(path)).toEqual([
      expect.stringContaining(`claims ${path}, which mfe-content@5 owns`),
    ]),
  )

  test.each([
    '/ar',
    '/ar/shop',
    '/portal',
    '/portal/login',
    '/error',
    '/portal/:page',
    '/:page',
    '/*',
  ])('returns a problem for %s, which the shell owns', (path) =>
    expect(problems(path)).toEqual([
      expect.stringContaining(`claims ${path}, which is the shell's own`),
    ]),
  )

  test('returns a problem for a pattern that nobody can compare', () => {
    expect(problems('/x/:id.html')).toEqual([
      expect.stringContaining(
        'claims /x/:id.html, which is not a path pattern. In src/pages.json of mfe-x',
      ),
    ])
  })

  test('returns a problem for every path in conflict', () => {
    expect(problems('/shop', '/error', '/', '/x').map((problem) => problem.split(', ')[0])).toEqual(
      ['mfe-x@2 claims /shop', 'mfe-x@2 claims /error', 'mfe-x@2 claims /'],
    )
  })
})

describe('path-patterns', () => {
  const MAX_SEGMENTS = 3

  const texts = ['a', 'b', 'c']

  /** Every address of up to this many segments. */
  function addresses(segments: number): string[] {
    if (segments === 0) return ['']
    const shorter = addresses(segments - 1)
    const longest = shorter.filter((address) => address.split('/').length === segments)
    return [...shorter, ...longest.flatMap((address) => texts.map((text) => `${address}/${text}`))]
  }

  const everyAddress = addresses(MAX_SEGMENTS + 1).map((address) => address || '/')

  const pattern = fc
    .tuple(
      fc.array(fc.constantFrom('a', 'A', 'b', ':x', ':y', 'a?', ':z?'), {
        maxLength: MAX_SEGMENTS,
      }),
      fc.constantFrom('', '/', '/*'),
    )
    .map(([segments, end]) => `/${segments.join('/')}${segments.length === 0 ? end.slice(1) : end}`)

  describe('patternsOverlap', () => {
    test('says what the router says: whether some address matches both', () => {
      fc.assert(
        fc.property(pattern, pattern, (one, other) => {
          const both = everyAddress.some(
            (address) => matchesPattern([one], address) && matchesPattern([other], address),
          )
          expect(patternsOverlap(one, other)).toBe(both)
          expect(patternsOverlap(other, one)).toBe(both)
        }),
        { numRuns: 200 },
      )
    })
  })

  describe('isReadablePattern', () => {
    test.each(['/', '/a', '/a/', '/a/:id', '/a/:id?/b?', '/*', '/a/*', '/blog-detail.html', '/عن'])(
      'accepts %s',
      (path) => expect(isReadablePattern(path)).toBe(true),
    )
    test.each([
      'a',
      '',
      '/a*',
      '/a/*/b',
      '/:id.html',
      '//a',
      '/a//b',
      '/a b',
      '/a%20b',
      '/a?x=1',
      '/a#b',
    ])('rejects %j', (path) => expect(isReadablePattern(path)).toBe(false))
  })

  test('exampleAddress returns an address that the pattern matches', () => {
    fc.assert(fc.property(pattern, (one) => matchesPattern([one], exampleAddress(one))))
  })
})

describe('findDroppedPaths', () => {
  const toLive = (name: string, paths: string[]) => {
    return { name, version: '1', paths, isCanary: false, build: null }
  }
  const live = toLive('mfe-x', ['/faqs', '/product-detail/:id', '/x'])
  const dropped = (paths: string[], others: string[] = [], isCanary = false) =>
    findDroppedPaths({
      name: 'mfe-x',
      version: '2',
      paths,
      live,
      others: [{ ...toLive('mfe-y', others), isCanary }],
    })

  test('returns nothing for a version with the same pages and more', () => {
    expect(dropped([...live.paths, '/new'])).toEqual([])
  })

  test('returns nothing for a page that nobody else links to', () => {
    expect(dropped(['/faqs', '/product-detail/:id'])).toEqual([])
  })

  test.each([
    ['/faqs', ['/product-detail/:id', '/x']],
    [productPath('p'), ['/faqs', '/x']],
  ])('names %s, which other front ends link to', (address, paths) => {
    expect(dropped(paths)).toEqual([
      expect.stringMatching(`^mfe-x@2 drops ${address}, which other front ends link to. .*--force`),
    ])
  })

  test('returns nothing for a page that moved to another remote', () => {
    expect(dropped(['/product-detail/:id', '/x'], ['/faqs'])).toEqual([])
  })

  test('names a page that moved to a canary, which only some visitors get', () => {
    expect(dropped(['/product-detail/:id', '/x'], ['/faqs'], true)).toEqual([
      expect.stringContaining('mfe-x@2 drops /faqs, which'),
    ])
  })

  test('returns one problem for a version without any of the pages', () => {
    expect(dropped(['/other'])).toEqual([
      expect.stringContaining('has none of the pages of mfe-x@1: /faqs, /product-detail/:id, /x'),
    ])
  })
})
