import { localize } from '@shop/i18n/format.ts'
import { hasStatus } from '@shop/kernel/http'
import { useLanguage } from '@shop/kernel/language'
import { toggleFavourite, useFavourites } from '@shop/shop-ui/favourites/favourites.ts'
import { Card } from '@shop/ui/card/Card.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { SkeletonUntilHydrated } from '@shop/ui/feedback/SkeletonUntilHydrated.tsx'
import { Fold } from '@shop/ui/layout/Fold.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'

import { productQuery } from '../../cart/product.api.ts'
import { SectionTitle } from '../../layout/SectionTitle.ts'
import { useAccountT } from '../../messages.generated.ts'
import { FavouriteList, FavouriteRow, RemovedRow, RowSkeleton } from './FavouriteRow.tsx'
import { SampleFavourites } from './SampleFavourites.tsx'

// A list without them is complete.
const AddToCartButton = lazyOptional(
  async () => (await import('@shop/shop-ui/add-to-cart/AddToCartButton.tsx')).AddToCartButton,
)
const ShareFavourites = lazyOptional(
  async () => (await import('./ShareFavourites.tsx')).ShareFavourites,
)

/** @param props.samples whether those of the template are below, for who has no account yet */
export function Favourites({ samples = false }: { samples?: boolean }) {
  const t = useAccountT()
  const titleId = useId()
  const ids = useFavourites()
  // What is removed here stays in its place, so that it can be put back.
  const [seen, setSeen] = useState<readonly string[]>([])
  const rows = [...ids.filter((id) => !seen.includes(id)), ...seen]
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack $row $justify="space-between">
        <SectionTitle id={titleId}>{t('favourites.title')}</SectionTitle>
        {ids.length > 0 && (
          <Suspense fallback={null}>
            <ShareFavourites ids={ids} />
          </Suspense>
        )}
      </Stack>
      <SkeletonUntilHydrated>
        {rows.length > 0 ? (
          <FavouriteList>
            {rows.map((id) => (
              <ProductRow
                key={id}
                id={id}
                removed={!ids.includes(id)}
                onToggle={() => {
                  setSeen(rows)
                  toggleFavourite(id)
                }}
              />
            ))}
          </FavouriteList>
        ) : (
          <EmptyState title={t('favourites.empty.title')} text={t('favourites.empty.text')} />
        )}
      </SkeletonUntilHydrated>
      {samples && (
        <Fold summary={t('samples')}>
          <SampleFavourites />
        </Fold>
      )}
    </Card>
  )
}

interface ProductRowProps {
  id: string
  removed: boolean
  onToggle: () => void
}

/** Nothing for a product that the shop no longer has. */
function ProductRow({ id, removed, onToggle }: ProductRowProps) {
  const { lang } = useLanguage()
  const { data: product, error } = useQuery(productQuery(id))
  if (hasStatus(error, 404)) return null
  if (!product) return <RowSkeleton />
  const name = localize(product.title, lang)
  if (removed) return <RemovedRow name={name} onUndo={onToggle} />
  return (
    <FavouriteRow
      id={id}
      name={name}
      title={<DataText text={product.title} />}
      price={product.price}
      picture={<Picture src={product.coverImgUrl} alt="" width={1} height={1} sizes="4rem" />}
      action={(titleId) => (
        <Suspense fallback={null}>
          <AddToCartButton product={product} variant="secondary" aria-describedby={titleId} />
        </Suspense>
      )}
      onRemove={onToggle}
    />
  )
}
