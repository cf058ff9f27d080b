import { CURRENCY } from '@shop/contracts/rules/money.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'

import type { FilteredProduct } from '../../domain/catalog/catalog.store.ts'
import { type ProductView, toBaisa } from './to-ucp-product.ts'
import type { UcpFilters } from './ucp.requests.ts'

type FilterView = Pick<ProductView, 'tax' | 'categories'>

const fold = (text = '') => text.trim().toLowerCase()

/** A category goes by its title in either language, or by its id. */
const isNamed = (id: string | undefined, title: LocalizedText | undefined, name: string) =>
  [id, title?.en, title?.ar].some((each) => each && fold(each) === fold(name))

/** Whether prices of a filter are in another currency than ours; a filter that names none is taken as ours. */
export const isForeign = (currency: string | undefined): boolean =>
  currency !== undefined && currency.toUpperCase() !== CURRENCY

/** A predicate of products that all filters let through. @param currency of the filter's prices */
export function createFilter(
  { categories = [], price }: UcpFilters,
  currency: string | undefined,
  view: FilterView,
): (product: FilteredProduct) => boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = isForeign(currency) ? {} : (price ?? {})
  return (product) => {
    const title = view.categories.get(product.categoryId)
    const amount = toBaisa(product.price, view.tax)
    return (
      amount >= min &&
      amount <= max &&
      (categories.length === 0 ||
        categories.some((name) => isNamed(product.categoryId, title, name)))
    )
  }
}
