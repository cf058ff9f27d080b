import { NotFoundError } from '@shop/kernel/http'
import { QueryClient } from '@tanstack/react-query'

import { settleQueries } from './settle-queries.ts'

const fail = (error: Error) => () => Promise.reject(error)

describe('settleQueries', () => {
  let client: QueryClient
  beforeEach(() => {
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  })
  afterEach(() => client.clear())

  test('waits for all data, also for what is asked for meanwhile', async () => {
    void client.prefetchQuery({
      queryKey: ['list'],
      queryFn: async () => {
        await Promise.resolve()
        void client.prefetchQuery({ queryKey: ['details'], queryFn: async () => 'details' })
        return 'list'
      },
    })
    await expect(settleQueries(client)).resolves.toEqual([])
    expect(client.getQueryData(['details'])).toBe('details')
  })

  test('returns the keys of what does not exist', async () => {
    void client.prefetchQuery({ queryKey: ['gone'], queryFn: fail(new NotFoundError('Gone')) })
    await expect(settleQueries(client)).resolves.toEqual([['gone']])
  })

  test('throws what another query failed with', async () => {
    void client.prefetchQuery({ queryKey: ['down'], queryFn: fail(new Error('down')) })
    await expect(settleQueries(client)).rejects.toThrow('down')
  })

  test('removes optional data that failed, so that the page is rendered without it', async () => {
    const optional = { queryKey: ['extra'], meta: { optional: true } }
    void client.prefetchQuery({ ...optional, queryFn: fail(new Error('down')) })
    await expect(settleQueries(client)).resolves.toEqual([])
    expect(client.getQueryState(['extra'])).toBeUndefined()
  })
})
