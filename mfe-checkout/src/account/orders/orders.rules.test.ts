import { countItems, findOrder, hasInvoice, sampleOrders, toOrderSearch } from './orders.ts'

const order = (no: string) => findOrder(new URLSearchParams({ order: no }))

describe('sampleOrders', () => {
  test('cover every status', () => {
    const statuses = new Set(sampleOrders.map(({ status }) => status))
    expect([...statuses].sort()).toEqual(['canceled', 'delivered', 'processing'])
  })

  test('are sorted newest first, with unique numbers', () => {
    const dates = sampleOrders.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set(sampleOrders.map(({ no }) => no)).size).toBe(sampleOrders.length)
  })
})

describe('findOrder', () => {
  test('returns the order of a URL made by toOrderSearch', () => {
    for (const sample of sampleOrders) {
      const { search } = new URL(toOrderSearch(sample), 'http://shop.test')
      expect(findOrder(new URLSearchParams(search))).toBe(sample)
    }
  })

  test.each(['', '0', '#4821', '4821x'])('returns undefined when the parameter is %j', (no) => {
    expect(order(no)).toBeUndefined()
  })

  test('returns undefined without the parameter', () => {
    expect(findOrder(new URLSearchParams())).toBeUndefined()
  })
})

describe('countItems', () => {
  test('returns the sum of the quantities', () => {
    expect(sampleOrders.map(countItems)).toEqual([2, 3, 1, 14, 2])
  })
})

describe('hasInvoice', () => {
  test('returns false for canceled orders only', () => {
    expect(sampleOrders.filter((sample) => !hasInvoice(sample)).map(({ no }) => no)).toEqual([
      '#4702',
    ])
  })
})
