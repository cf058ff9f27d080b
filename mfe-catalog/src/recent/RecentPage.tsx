import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import History from 'lucide-react/icons/history'

import { useRecentT } from '../messages.generated.ts'
import { recentlyViewed } from '../product-lists/product-list.store.ts'
import { ProductListLayout } from '../product-lists/ProductListLayout.tsx'
import { useListEntries } from '../product-lists/useListEntries.ts'
import { PartialLoadError } from '../products/PartialLoadError.tsx'
import { ProductCard } from '../products/ProductCard.tsx'
import { PRIORITY_CARDS } from '../products/ProductGrid.tsx'
import { ProductCardSkeleton } from '../products/ProductsSkeleton.tsx'

export function RecentPage() {
  const t = useRecentT()
  const entries = useListEntries(recentlyViewed.useIds()).filter(
    ({ status }) => status !== 'notFound',
  )
  const failed = entries.filter(({ status }) => status === 'failed')
  return (
    <ProductListLayout
      list={recentlyViewed}
      meta={{ title: t('meta.recent.title'), description: t('meta.recent.description') }}
      title={t('recent.title')}
      intro={t('recent.intro')}
      icon={<History />}
      isEmpty={entries.length === 0}
    >
      <CardGrid $medium={3} aria-label={t('recent.title')}>
        {entries.map(({ id, product, status }, index) => (
          <li key={id} hidden={status === 'failed'}>
            {product ? (
              <ProductCard product={product} priority={index < PRIORITY_CARDS} />
            ) : (
              <ProductCardSkeleton />
            )}
          </li>
        ))}
      </CardGrid>
      {failed.length > 0 && (
        <PartialLoadError onRetry={() => failed.forEach(({ retry }) => retry())} />
      )}
    </ProductListLayout>
  )
}
