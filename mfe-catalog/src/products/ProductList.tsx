import { ArrangedProducts } from './filters/ArrangedProducts.tsx'
import { isDefaultView } from './list-view.ts'
import { PagedProducts, type PagedProductsProps } from './PagedProducts.tsx'
import { useListView } from './useListView.ts'

/** The products of a category. */
export function ProductList(props: PagedProductsProps & { categoryId: string }) {
  const { view } = useListView()
  return isDefaultView(view) ? <PagedProducts {...props} /> : <ArrangedProducts {...props} />
}
