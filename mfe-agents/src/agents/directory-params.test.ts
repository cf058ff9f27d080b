import { parsePage, parseReceiver, toPageSearch, withReceiver } from './directory-params.ts'

const query = (text: string) => new URLSearchParams(text)

describe('parsePage', () => {
  test.each([
    ['', 1],
    ['page=2', 2],
    ['page=', 1],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=1.5', 1],
    ['page=two', 1],
    ['page=1e400', 1],
    ['page=2&page=3', 2],
  ])('of ?%s returns %i', (search, page) => {
    expect(parsePage(query(search))).toBe(page)
  })
})

describe('toPageSearch', () => {
  test('returns an empty query for the first page', () => {
    expect(toPageSearch(1)).toBe('')
  })

  test('returns a query that parsePage reads', () => {
    expect(parsePage(query(toPageSearch(7)))).toBe(7)
  })
})

describe('parseReceiver', () => {
  test.each([
    ['', null],
    ['page=2', null],
    ['message=agent-1', 'agent-1'],
    ['page=2&message=agent-1', 'agent-1'],
  ])('of ?%s returns %s', (text, receiver) => {
    expect(parseReceiver(query(text))).toBe(receiver)
  })
})

describe('withReceiver', () => {
  test('keeps the other parameters', () => {
    const open = withReceiver(query('page=2'), 'agent-1')
    expect(open.toString()).toBe('page=2&message=agent-1')
    expect(withReceiver(open, 'agent-2').toString()).toBe('page=2&message=agent-2')
    expect(withReceiver(open, null).toString()).toBe('page=2')
  })

  test('does not change its argument', () => {
    const before = query('page=2')
    withReceiver(before, 'agent-1')
    expect(before.toString()).toBe('page=2')
  })
})
