import type { ProductPage } from '@shop/contracts/catalog.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link, useSearchParams } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { size, space } from '@shop/ui/tokens/tokens.ts'
import PackageOpen from 'lucide-react/icons/package-open'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { LongList } from './LongList.tsx'
import { pageAddress } from './page-request.ts'
import { ShortList } from './ShortList.tsx'
import { hasPager, slotCount } from './slots.ts'

/** Up to here every product is simply there, for the browser's own search too; longer lists are windowed. */
const SHORT_LIST = 48

export interface ProductListProps {
  categoryId: string
  /** Products per page, as they are asked for. */
  limit: number
  /** The page that the address asks for. */
  first: ProductPage
}

export function ProductList(props: ProductListProps) {
  const { paginate } = props.first
  const [search] = useSearchParams()
  const t = useT()
  const paged = hasPager(paginate)
  return (
    <>
      {!paged && paginate.currentPage > 1 && (
        <Back to={pageAddress(search, 1)}>{t('products.fromStart')}</Back>
      )}
      <Products {...props} />
      {paged && (
        <Pager>
          <Pagination
            page={paginate.currentPage}
            totalPages={paginate.totalPage}
            hrefFor={(page) => pageAddress(search, page)}
          />
        </Pager>
      )}
    </>
  )
}

function Products(props: ProductListProps) {
  const t = useT()
  const { results } = props.first
  const count = slotCount(props.first)
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
  if (count > results.length || count > SHORT_LIST) return <LongList {...props} count={count} />
  return <ShortList products={results} />
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  margin-block-end: ${space[4]};
`

const Pager = styled.div`
  margin-block-start: ${space[7]};
`
