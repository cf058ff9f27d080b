import type { ProductPage } from '@shop/contracts/wire/catalog.ts'
import type { Paginate } from '@shop/contracts/wire/paging.ts'
import { useSearchParams } from '@shop/router'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { getItemCount, isPaginated } from './list-index.ts'
import { PART_SIZE } from './LongProductGrid.tsx'
import { withPage } from './page-params.ts'
import { MAX_WHOLE_PRODUCTS } from './ProductGrid.tsx'

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

/** Links to the parts of a list that only scripts could show whole, as long as its first part. */
export function NoScriptPager(list: ProductPage) {
  const [search] = useSearchParams()
  const { currentPage, currentLimit, totalCount } = list.paginate
  if (isPaginated(list.paginate)) return null
  const isPart = currentPage > 1
  if (!isPart && getItemCount(list) <= MAX_WHOLE_PRODUCTS) return null
  return (
    <Pagination
      page={Math.ceil(((currentPage - 1) * currentLimit + 1) / PART_SIZE)}
      totalPages={Math.ceil(totalCount / PART_SIZE)}
      hrefFor={(page) => {
        const next = new URLSearchParams(withPage(search, page))
        next.set('limit', String(PART_SIZE))
        return `?${next}`
      }}
    />
  )
}
