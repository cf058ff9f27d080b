import type { ProductPage } from '@shop/contracts/catalog.ts'
import type { Paginate } from '@shop/contracts/paging.ts'
import { useSearchParams } from '@shop/router'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { getItemCount, isPaginated } from './list-index.ts'
import { withPage } from './page-params.ts'
import { MAX_UNVIRTUALIZED_PRODUCTS } from './ProductGrid.tsx'
import { PREVIEW_PRODUCTS } from './visible-range.ts'

/** Links to the pages of a paginated category. */
export function ProductPager(props: Pick<Paginate, 'currentPage' | 'totalPage'>) {
  const [search] = useSearchParams()
  return (
    <Bar>
      <Pagination
        page={props.currentPage}
        totalPages={props.totalPage}
        hrefFor={(page) => withPage(search, page)}
      />
    </Bar>
  )
}

const Bar = styled.div`
  margin-block-start: ${space[7]};
`

/** Links to the parts of a list that only scripts could show whole, as long as its preview. */
export function NoScriptPager(list: ProductPage) {
  const [search] = useSearchParams()
  const { currentPage, currentLimit, totalCount } = list.paginate
  if (isPaginated(list.paginate)) return null
  const isPart = currentPage > 1
  if (!isPart && getItemCount(list) <= MAX_UNVIRTUALIZED_PRODUCTS) return null
  return (
    <Pagination
      page={Math.ceil(((currentPage - 1) * currentLimit + 1) / PREVIEW_PRODUCTS)}
      totalPages={Math.ceil(totalCount / PREVIEW_PRODUCTS)}
      hrefFor={(page) => {
        const next = new URLSearchParams(withPage(search, page))
        next.set('limit', String(PREVIEW_PRODUCTS))
        return `?${next}`
      }}
    />
  )
}
