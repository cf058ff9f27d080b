import { componentQuery } from './component-query.ts'
import { createQueryClient } from './http/query-client.ts'
import { SLOW_AFTER_MS } from './with-timeout.ts'

const Component = () => null

/** Loads a component as webpack does: by a script that is completed by `arrive`. */
function loadByScript() {
  const script = Object.assign(document.createElement('script'), { src: 'http://localhost/x.js' })
  script.setAttribute('data-webpack', 'x')
  document.head.append(script)
  return new Promise<typeof Component>((resolve) => {
    script.onload = () => resolve(Component)
  })
}

const retries = () =>
  [...document.head.querySelectorAll('script')].filter(({ src }) => src.includes('retry='))

describe('componentQuery', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    document.head.replaceChildren()
  })

  test('requests code that hangs again by itself, ever less often', async () => {
    const client = createQueryClient()
    const loaded = client.fetchQuery(componentQuery('X', loadByScript))
    await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1)
    expect(retries()).toHaveLength(0)
    await jest.advanceTimersByTimeAsync(1)
    expect(retries()).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS * 2)
    expect(retries()).toHaveLength(2)
    retries()[0]?.dispatchEvent(new Event('load'))
    await expect(loaded).resolves.toBe(Component)
    document.head.replaceChildren()
    await jest.advanceTimersByTimeAsync(120_000)
    expect(retries()).toHaveLength(0)
    client.clear()
  })

  test('loads again after a failure', async () => {
    const client = createQueryClient()
    const load = jest
      .fn(() => Promise.resolve(Component))
      .mockRejectedValueOnce(new Error('Unexpected token'))
    const query = componentQuery('Y', load)
    await expect(client.fetchQuery(query)).rejects.toThrow('Unexpected token')
    await expect(client.fetchQuery(query)).resolves.toBe(Component)
    client.clear()
  })
})
