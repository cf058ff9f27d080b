import { persistOverrides, readRequestedOverrides, toShareableUrl } from './overrides.ts'

describe('readRequestedOverrides', () => {
  beforeEach(() => window.history.replaceState(null, '', '/shop?sort=price'))
  afterEach(() => window.history.replaceState(null, '', '/'))

  test('persists the URL’s overrides for the tab and removes them from the URL', () => {
    window.history.replaceState({ key: 'a' }, '', '/shop?sort=price&mf=mfe-catalog@1.2.0#list')
    expect([...readRequestedOverrides()]).toEqual([['mfe-catalog', '1.2.0']])
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/shop?sort=price#list',
    )
    expect(window.history.state).toEqual({ key: 'a' })
    expect([...readRequestedOverrides()]).toEqual([['mfe-catalog', '1.2.0']])
  })

  test('returns none after an empty parameter or an empty map is persisted', () => {
    persistOverrides(new Map([['mfe-catalog', '1.2.0']]))
    window.history.replaceState(null, '', '/shop?mf=')
    expect(readRequestedOverrides().size).toBe(0)
    persistOverrides(new Map([['mfe-catalog', '1.2.0']]))
    persistOverrides(new Map())
    expect(readRequestedOverrides().size).toBe(0)
  })

  test('returns stored text that is no override, to be rejected, until it is reset', () => {
    sessionStorage.setItem('overrides', '{"mfe-catalog":"http://evil.test"}')
    expect([...readRequestedOverrides().values()]).toEqual([''])
    persistOverrides(new Map())
    expect(readRequestedOverrides().size).toBe(0)
  })

  test('returns the URL’s overrides when storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    expect(readRequestedOverrides().size).toBe(0)
    window.history.replaceState(null, '', '/?mf=mfe-agents@1.0.0')
    expect(readRequestedOverrides().size).toBe(1)
    jest.restoreAllMocks()
  })

  test('reads back the URL of toShareableUrl, which keeps the query', () => {
    const url = toShareableUrl(new Map([['mfe-catalog', 'http://localhost:3101']]))
    window.history.replaceState(null, '', url)
    expect(window.location.search).toContain('sort=price')
    expect([...readRequestedOverrides()]).toEqual([['mfe-catalog', 'http://localhost:3101']])
  })
})
