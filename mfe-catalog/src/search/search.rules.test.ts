import { parseSearchParams, withSort } from './search-params.ts'

const parse = (search: string) => parseSearchParams(new URLSearchParams(search))

describe('parseSearchParams', () => {
  test.each([
    ['', { query: '', sort: 'relevance', page: 1, limit: 48 }],
    ['q=%20oak%20%20card%20', { query: 'oak card', sort: 'relevance', page: 1, limit: 48 }],
    ['q=a&sort=price-asc&page=3&limit=12', { query: 'a', sort: 'price-asc', page: 3, limit: 12 }],
    ['q=a&sort=colour&page=-1&limit=x', { query: 'a', sort: 'relevance', page: 1, limit: 48 }],
  ])('reads %j', (search, params) => expect(parse(search)).toEqual(params))

  test('cuts a text that the server would refuse', () => {
    expect(parse(`q=${'x'.repeat(500)}`).query).toHaveLength(100)
  })
})

describe('withSort', () => {
  test('starts again at the first page, and leaves the default out', () => {
    const search = new URLSearchParams('q=oak&page=2&sort=price-asc')
    expect(`${withSort(search, 'price-desc')}`).toBe('q=oak&sort=price-desc')
    expect(`${withSort(search, 'relevance')}`).toBe('q=oak')
  })
})
