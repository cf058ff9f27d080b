import { keepOverrides, shareableAddress, takeOverrides } from './tab.ts'

beforeEach(() => window.history.replaceState(null, '', '/shop?sort=price'))
afterEach(() => window.history.replaceState(null, '', '/'))

test('overrides of the address are kept for the tab and leave the address', () => {
  window.history.replaceState({ key: 'a' }, '', '/shop?sort=price&mf=mfe-catalog@1.2.0#list')
  expect([...takeOverrides()]).toEqual([['mfe-catalog', '1.2.0']])
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/shop?sort=price#list',
  )
  expect(window.history.state).toEqual({ key: 'a' })
  expect([...takeOverrides()]).toEqual([['mfe-catalog', '1.2.0']])
})

test('an empty parameter, or none left, takes them away', () => {
  keepOverrides(new Map([['mfe-catalog', '1.2.0']]))
  window.history.replaceState(null, '', '/shop?mf=')
  expect(takeOverrides().size).toBe(0)
  keepOverrides(new Map([['mfe-catalog', '1.2.0']]))
  keepOverrides(new Map())
  expect(takeOverrides().size).toBe(0)
})

test('rubbish in the storage is no override', () => {
  sessionStorage.setItem('overrides', '{"mfe-catalog":"http://evil.test"}')
  expect(takeOverrides().size).toBe(0)
})

test('a blocked storage leaves those of the address', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  expect(takeOverrides().size).toBe(0)
  window.history.replaceState(null, '', '/?mf=mfe-agents@1.0.0')
  expect(takeOverrides().size).toBe(1)
  jest.restoreAllMocks()
})

test('can be shared', () => {
  const address = shareableAddress(new Map([['mfe-catalog', 'http://localhost:3101']]))
  window.history.replaceState(null, '', address)
  expect(window.location.search).toContain('sort=price')
  expect([...takeOverrides()]).toEqual([['mfe-catalog', 'http://localhost:3101']])
})
