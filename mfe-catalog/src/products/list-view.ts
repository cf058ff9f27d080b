export const sortOrders = ['default', 'low', 'high', 'az', 'za'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Sort order and filters of a category's list. They are in the URL, which can be shared. */
export interface ListView {
  sort: SortOrder
  /** Price bands such as `5-10`; see `priceBands`. */
  price: readonly string[]
  /** English names of materials. */
  material: readonly string[]
}

export type Filter = 'price' | 'material'

/** Longer or more values come from no link of ours. */
const MAX_VALUE_LENGTH = 60
const MAX_VALUES = 20

function parseValues(values: readonly string[]): string[] {
  const known = values.filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH)
  return [...new Set(known)].slice(0, MAX_VALUES)
}

/** Parses a query; an unknown sort order is ignored. */
export function parseListView(search: URLSearchParams): ListView {
  const sort = search.get('sort')
  return {
    sort: sortOrders.find((order) => order === sort) ?? 'default',
    price: parseValues(search.getAll('price')),
    material: parseValues(search.getAll('material')),
  }
}

/** The query with the view; other parameters stay, a server's sort order too, but the list starts at its first page. */
export function withListView(search: URLSearchParams, view: ListView): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['page', 'price', 'material']) next.delete(name)
  if (view.sort !== 'default') next.set('sort', view.sort)
  else if (parseListView(next).sort !== 'default') next.delete('sort')
  for (const value of view.price) next.append('price', value)
  for (const value of view.material) next.append('material', value)
  return next
}

export function getFilterCount({ price, material }: ListView): number {
  return price.length + material.length
}

/** Whether the list is as the server sends it. */
export function isDefaultView(view: ListView): boolean {
  return view.sort === 'default' && getFilterCount(view) === 0
}

export function toggleValue(view: ListView, filter: Filter, value: string): ListView {
  if (view[filter].includes(value)) return removeValue(view, filter, value)
  return { ...view, [filter]: [...view[filter], value] }
}

export function removeValue(view: ListView, filter: Filter, value: string): ListView {
  return { ...view, [filter]: view[filter].filter((other) => other !== value) }
}

export function clearFilters(view: ListView): ListView {
  return { ...view, price: [], material: [] }
}
