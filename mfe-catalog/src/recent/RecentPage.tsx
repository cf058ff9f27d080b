import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import History from 'lucide-react/icons/history'
import { styled } from 'styled-components'

import { ClearList } from '../kept/ClearList.tsx'
import { viewed } from '../kept/kept.store.ts'
import { NothingKept } from '../kept/NothingKept.tsx'
import { useKeptProducts } from '../kept/useKeptProducts.ts'
import { PartialFailure } from '../products/PartialFailure.tsx'
import { ProductCard } from '../products/ProductCard.tsx'
import { ProductCardSkeleton } from '../products/ProductCardSkeleton.tsx'
import { ProductGrid } from '../products/ProductGrid.tsx'
import { useT } from './messages.ts'

export function RecentPage() {
  const t = useT()
  // What the shop has no longer is left out.
  const products = useKeptProducts(viewed.useList()).filter(({ state }) => state !== 'missing')
  const failed = products.filter(({ state }) => state === 'failed')
  const filled = products.length > 0
  return (
    <Page>
      <PageMeta title={t('meta.recent.title')} description={t('meta.recent.description')} noindex />
      <PageHeading
        title={t('recent.title')}
        breadcrumb={[{ label: t('recent.shop'), to: sitePaths.shop }, { label: t('recent.title') }]}
        intro={filled && t('recent.intro')}
        actions={filled && <ClearList list={viewed} />}
      />
      {filled ? (
        <ProductGrid aria-label={t('recent.title')}>
          {products.map(({ id, product, state }, index) => (
            <li key={id} hidden={state === 'failed'}>
              {product ? (
                <ProductCard product={product} priority={index < FIRST_ROW} />
              ) : (
                <ProductCardSkeleton />
              )}
            </li>
          ))}
        </ProductGrid>
      ) : (
        <NothingKept icon={<History />} />
      )}
      {failed.length > 0 && (
        <PartialFailure onRetry={() => failed.forEach(({ retry }) => retry())} />
      )}
    </Page>
  )
}

/** Cards whose pictures a large screen shows at once. */
const FIRST_ROW = 4

const Page = styled(Container)`
  padding-block-end: ${space.section};
`
