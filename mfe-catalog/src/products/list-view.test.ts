import {
  clearFilters,
  getFilterCount,
  isDefaultView,
  parseListView,
  toggleValue,
  withListView,
} from './list-view.ts'

const parse = (search: string) => parseListView(new URLSearchParams(search))

describe('parseListView', () => {
  test('returns sort order and filters', () => {
    expect(parse('title=Cards&sort=low&price=5-10&price=20-50&material=Oak')).toEqual({
      sort: 'low',
      price: ['5-10', '20-50'],
      material: ['Oak'],
    })
  })

  test('is the default view without parameters', () => {
    expect(isDefaultView(parse('title=Cards&page=2'))).toBe(true)
    expect(isDefaultView(parse('sort=az'))).toBe(false)
    expect(isDefaultView(parse('material=Oak'))).toBe(false)
  })

  test('ignores unknown orders, and empty, duplicate or endless values', () => {
    const many = Array.from({ length: 50 }, (_, index) => `&price=${index}`).join('')
    const view = parse(
      `sort=up&material=&material=Oak&material=Oak&material=${'x'.repeat(61)}${many}`,
    )
    expect(view.sort).toBe('default')
    expect(view.material).toEqual(['Oak'])
    expect(view.price).toHaveLength(20)
  })
})

describe('withListView', () => {
  test('keeps the other parameters and returns to the first page', () => {
    const search = new URLSearchParams('title=A%20B&limit=150&page=3&sort=az&material=Oak')
    const view = { sort: 'high', price: ['5-10'], material: [] } as const
    expect(withListView(search, view).toString()).toBe('title=A+B&limit=150&sort=high&price=5-10')
  })

  test('has no parameters for the default view', () => {
    const search = new URLSearchParams('title=Cards&sort=az&price=5-10')
    expect(withListView(search, parse('')).toString()).toBe('title=Cards')
  })
})

describe('toggleValue', () => {
  test('adds and removes a value of one filter', () => {
    const view = toggleValue(toggleValue(parse('sort=az'), 'price', '5-10'), 'material', 'Oak')
    expect(view).toEqual({ sort: 'az', price: ['5-10'], material: ['Oak'] })
    expect(getFilterCount(view)).toBe(2)
    expect(toggleValue(view, 'material', 'Oak').material).toEqual([])
  })
})

describe('clearFilters', () => {
  test('keeps the sort order', () => {
    expect(clearFilters(parse('sort=az&price=5-10&material=Oak'))).toEqual(parse('sort=az'))
  })
})
