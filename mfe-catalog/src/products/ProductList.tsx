import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link, useSearchParams } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { size, space } from '@shop/ui/tokens/tokens.ts'
import PackageOpen from 'lucide-react/icons/package-open'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { LazyVirtualProductGrid } from './LazyVirtualProductGrid.tsx'
import { getItemCount, isPaginated } from './list-index.ts'
import { withPage } from './page-params.ts'
import { ProductGrid } from './ProductGrid.tsx'
import type { VirtualProductGridProps } from './VirtualProductGrid.tsx'

/** Shorter lists are rendered whole, so that the browser's find-in-page works. */
const MAX_UNVIRTUALIZED_PRODUCTS = 48

type ProductListProps = Omit<VirtualProductGridProps, 'count'>

export function ProductList(props: ProductListProps) {
  const { paginate } = props.firstPage
  const [search] = useSearchParams()
  const t = useT()
  const paginated = isPaginated(paginate)
  return (
    <>
      {!paginated && paginate.currentPage > 1 && (
        <FirstPageLink to={withPage(search, 1)}>{t('products.fromStart')}</FirstPageLink>
      )}
      <Products {...props} />
      {paginated && (
        <PaginationBar>
          <Pagination
            page={paginate.currentPage}
            totalPages={paginate.totalPage}
            hrefFor={(page) => withPage(search, page)}
          />
        </PaginationBar>
      )}
    </>
  )
}

function Products(props: ProductListProps) {
  const t = useT()
  const { results } = props.firstPage
  const count = getItemCount(props.firstPage)
  if (count === 0) {
    return (
      <EmptyState
        icon={<PackageOpen />}
        title={t('products.empty.title')}
        text={t('products.empty.text')}
        action={<ButtonLink to={sitePaths.shop}>{t('shop.back')}</ButtonLink>}
      />
    )
  }
  if (count > results.length || count > MAX_UNVIRTUALIZED_PRODUCTS) {
    return <LazyVirtualProductGrid {...props} count={count} />
  }
  return <ProductGrid products={results} />
}

const FirstPageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  margin-block-end: ${space[4]};
`

const PaginationBar = styled.div`
  margin-block-start: ${space[7]};
`
