import { findPathProblems } from './path-ownership.ts'

const catalog = { name: 'mfe-catalog', version: '3', paths: ['/shop', '/product-detail/:id'] }
const content = { name: 'mfe-content', version: '5', paths: ['/', '/help/*'] }
const problems = (...paths: string[]) =>
  findPathProblems({ name: 'mfe-x', version: '2', paths }, [catalog, content])

describe('findPathProblems', () => {
  test('returns no problems for paths of its own, even if more specific than another’s', () => {
    expect(problems('/x', '/x/:id', '/shop/new', '/product-detail/offer', '/help/x')).toEqual([])
  })

  test('names both remotes and the remedy for a path that another remote owns', () => {
    expect(problems('/x', '/shop')).toEqual([
      'mfe-x@2 claims /shop, which mfe-catalog@3 owns. Take it out of mfe-x/src/paths.json, or promote a version of mfe-catalog without it first or with it.',
    ])
  })

  test.each(['/shop/', '/SHOP', '/product-detail/:slug', '/', '/help/*'])(
    'returns a problem for %s, another spelling of an owned path',
    (path) => expect(problems(path)).toHaveLength(1),
  )

  test.each(['/portal', '/portal/login', '/error', '/portal/:page'])(
    'returns a problem for %s, which the shell owns',
    (path) =>
      expect(problems(path)).toEqual([
        expect.stringContaining(`claims ${path}, which is the shell's own`),
      ]),
  )

  test('returns a problem for every path in conflict', () => {
    expect(problems('/shop', '/error', '/', '/x')).toHaveLength(3)
  })
})
