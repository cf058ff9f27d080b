import { ArrangedProducts, type ArrangedProductsProps } from './filters/ArrangedProducts.tsx'
import { isDefaultView } from './list-view.ts'
import { PagedProducts, type PagedProductsProps } from './PagedProducts.tsx'
import { useListView } from './useListView.ts'

/** The products of a list in the server's order, or as the shopper has arranged them. */
export function ProductList(props: PagedProductsProps & ArrangedProductsProps) {
  const { view } = useListView()
  return isDefaultView(view) ? <PagedProducts {...props} /> : <ArrangedProducts {...props} />
}
