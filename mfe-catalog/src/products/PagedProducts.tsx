import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useSearchParams } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { TextLink } from '@shop/ui/navigation/TextLink.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import PackageOpen from 'lucide-react/icons/package-open'
import { styled } from 'styled-components'

import { NothingHere } from '../categories/CategoryLinks.tsx'
import { useT } from '../messages.generated.ts'
import { getItemCount, isPaginated } from './list-index.ts'
import { withPage } from './page-params.ts'
import { PagedGrid, type PagedGridProps } from './PagedGrid.tsx'
import { MAX_WHOLE_PRODUCTS, ProductGrid } from './ProductGrid.tsx'
import { NoScriptPager, ProductPager } from './ProductPager.tsx'

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

const FirstPageLink = styled(TextLink)`
  margin-block-end: ${space[4]};
`
