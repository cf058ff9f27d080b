import { findPathProblems } from './path-ownership.ts'

const catalog = { name: 'mfe-catalog', version: '3', paths: ['/shop', '/product-detail/:id'] }
const content = { name: 'mfe-content', version: '5', paths: ['/', '/help/*'] }
const problems = (...paths: string[]) =>
  findPathProblems({ name: 'mfe-x', version: '2', paths }, [catalog, content])

describe('findPathProblems', () => {
  test('returns no problems for paths of its own', () => {
    expect(problems('/x', '/x/:id', '/shop/new', '/product-detail', '/helpers')).toEqual([])
  })

  test('returns no problems for paths of one remote that overlap each other', () => {
    const own = { name: 'mfe-x', version: '2', paths: ['/x/:id', '/x/new'] }
    expect(findPathProblems(own, [catalog])).toEqual([])
  })

  test('names both remotes and the remedy for a path that another remote owns', () => {
    expect(problems('/x', '/shop')).toEqual([
      'mfe-x@2 claims /shop, which mfe-catalog@3 owns. Take it out of src/paths.json of mfe-x, or promote a version of mfe-catalog without it first or with it.',
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
    '/shop/',
    '/SHOP',
    '/shop/:any?',
    '/shop/*',
    '/product-detail/:slug',
    '/product-detail/p1',
    '/:page',
    '/',
    '/help/*',
    '/help/x',
    '/Help/:topic/:part',
  ])('returns a problem for %s, which takes addresses from another', (path) =>
    expect(problems(path).length).toBeGreaterThan(0),
  )

  test.each(['/portal', '/portal/login', '/error', '/portal/:page', '/:page', '/*'])(
    'returns a problem for %s, which the shell owns',
    (path) =>
      expect(problems(path)).toEqual([
        expect.stringContaining(`claims ${path}, which is the shell's own`),
      ]),
  )

  test('returns a problem for a pattern that nobody can compare', () => {
    expect(problems('/x/:id.html')).toEqual([
      expect.stringContaining(
        'claims /x/:id.html, which is not a path pattern. In src/paths.json of mfe-x',
      ),
    ])
  })

  test('returns a problem for every path in conflict', () => {
    expect(problems('/shop', '/error', '/', '/x')).toHaveLength(3)
  })
})
