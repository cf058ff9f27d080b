import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { Product, ProductPage } from '@shop/contracts/wire/catalog.ts'
import { useSearchParams } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { TextLink } from '@shop/ui/navigation/TextLink.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQueries } from '@tanstack/react-query'
import PackageOpen from 'lucide-react/icons/package-open'
import { useState } from 'react'
import { styled } from 'styled-components'

import { NothingHere } from '../categories/CategoryLinks.tsx'
import { useT } from '../messages.generated.ts'
import { getItemCount, getPagesOfRange, isPaginated, locateItem } from './list-index.ts'
import { LongProductGrid, PART_SIZE } from './LongProductGrid.tsx'
import { withPage } from './page-params.ts'
import { PartialLoadError } from './PartialLoadError.tsx'
import { MAX_WHOLE_PRODUCTS, ProductGrid } from './ProductGrid.tsx'
import { NoScriptPager, ProductPager } from './ProductPager.tsx'
import type { productPageQuery } from './products.api.ts'

export type PagedProductsProps = Omit<PagedGridProps, 'count'>

/** The products of a list in the server's order, page by page. */
export function PagedProducts(props: PagedProductsProps) {
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
      {paginated && <ProductPager {...paginate} />}
      <noscript>
        <NoScriptPager {...props.firstPage} />
      </noscript>
    </>
  )
}

function Products(props: PagedProductsProps) {
  const t = useT()
  const { results } = props.firstPage
  const count = getItemCount(props.firstPage)
  if (count === 0) {
    return (
      <NothingHere
        icon={<PackageOpen />}
        title={t('products.empty.title')}
        text={t('products.empty.text')}
        action={<ButtonLink to={sitePaths.shop}>{t('shop.back')}</ButtonLink>}
      />
    )
  }
  if (count > results.length || count > MAX_WHOLE_PRODUCTS) {
    return <PagedGrid {...props} count={count} />
  }
  return <ProductGrid products={results} />
}

interface PagedGridProps {
  /** Another page of the list, with as many products. */
  pageQuery: (page: number) => ReturnType<typeof productPageQuery>
  /** The requested page, where the list starts. */
  firstPage: ProductPage
  /** Products in the list, loaded or not. */
  count: number
}

/** A grid of all products of a list, loaded page by page as they come near the viewport. */
function PagedGrid({ pageQuery, firstPage, count }: PagedGridProps) {
  const { paginate } = firstPage
  const [pages, setPages] = useState(() =>
    getPagesOfRange(0, Math.min(PART_SIZE, count) - 1, paginate),
  )
  const queries = useQueries({ queries: pages.map(pageQuery) })
  const failed = queries.filter(({ data, isError }) => isError && !data)

  /** Undefined while the page of the product loads, null where that page has none. */
  function getProduct(itemIndex: number): Product | null | undefined {
    const { page, index } = locateItem(itemIndex, paginate)
    const results = queries[pages.indexOf(page)]?.data?.results
    return results && (results[index] ?? null)
  }

  function load(first: number, last: number) {
    setPages((known) => {
      const missing = getPagesOfRange(first, last, paginate).filter((page) => !known.includes(page))
      return missing.length > 0 ? [...known, ...missing] : known
    })
  }

  return (
    <>
      <LongProductGrid
        count={count}
        estimated={paginate.estimated}
        getProduct={getProduct}
        onNear={load}
      />
      {failed.length > 0 && (
        <PartialLoadError onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
    </>
  )
}

const FirstPageLink = styled(TextLink)`
  margin-block-end: ${space[4]};
`
