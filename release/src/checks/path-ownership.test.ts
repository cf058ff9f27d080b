import { pathProblems } from './path-ownership.ts'

const catalog = { name: 'mfe-catalog', version: '3', paths: ['/shop', '/product-detail/:id'] }
const content = { name: 'mfe-content', version: '5', paths: ['/', '/help/*'] }
const problems = (...paths: string[]) =>
  pathProblems({ name: 'mfe-x', version: '2', paths }, [catalog, content])

test('paths of its own are nobody else’s business, more exact ones than another’s included', () => {
  expect(problems('/x', '/x/:id', '/shop/new', '/product-detail/offer', '/help/x')).toEqual([])
})

test('a path that another remote owns is named with both sides and the way out', () => {
  expect(problems('/x', '/shop')).toEqual([
    'mfe-x@2 claims /shop, which mfe-catalog@3 owns. Take it out of mfe-x/src/paths.json, or promote a version of mfe-catalog without it first or with it.',
  ])
})

test.each(['/shop/', '/SHOP', '/product-detail/:slug', '/', '/help/*'])(
  '%s is another’s too, however it is written',
  (path) => expect(problems(path)).toHaveLength(1),
)

test.each(['/portal', '/portal/login', '/error', '/portal/:page'])(
  '%s is the shell’s own',
  (path) =>
    expect(problems(path)).toEqual([
      expect.stringContaining(`claims ${path}, which is the shell's own`),
    ]),
)

test('every path in the way is named', () => {
  expect(problems('/shop', '/error', '/', '/x')).toHaveLength(3)
})
