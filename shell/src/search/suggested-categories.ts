import { matchesSearch } from '@shop/contracts/rules/search-text.ts'
import type { Category, Product } from '@shop/contracts/wire/catalog.ts'

const MAX_CATEGORIES = 2
/** Categories are all that is left where no product was found. */
const MAX_CATEGORIES_WITHOUT_PRODUCTS = 4

/** Categories are a way into the shop before anything is typed. */
const MAX_CATEGORIES_WITHOUT_TEXT = 6

/** The categories to suggest: those of the text's name, then that of the best product; without products, or a text, the first ones. */
export function pickCategories(
  categories: readonly Category[],
  products: readonly Product[],
  text: string,
): Category[] {
  if (text === '') return categories.slice(0, MAX_CATEGORIES_WITHOUT_TEXT)
  const named = categories.filter(({ title: { en, ar = '' } }) =>
    matchesSearch(`${en} ${ar}`, text),
  )
  const [best] = products
  const ofBest = categories.filter(({ _id }) => _id === best?.categoryId)
  if (best) return [...new Set([...named, ...ofBest])].slice(0, MAX_CATEGORIES)
  return [...new Set([...named, ...categories])].slice(0, MAX_CATEGORIES_WITHOUT_PRODUCTS)
}
