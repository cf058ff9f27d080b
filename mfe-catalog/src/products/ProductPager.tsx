import type { Paginate } from '@shop/contracts/paging.ts'
import { useSearchParams } from '@shop/router'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { withPage } from './page-params.ts'

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
