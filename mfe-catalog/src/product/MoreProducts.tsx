import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { TextLink } from '@shop/ui/navigation/TextLink.tsx'
import { useNearViewport } from '@shop/ui/on-demand/useNearViewport.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'

import { ListSection } from '../layout/Page.ts'
import { useT } from '../messages.generated.ts'
import { recentlyViewed } from '../product-lists/product-list.store.ts'
import { useListEntries } from '../product-lists/useListEntries.ts'
import { ProductCard } from '../products/ProductCard.tsx'
import { ProductCardSkeleton } from '../products/ProductsSkeleton.tsx'
import { MAX_MORE_PRODUCTS, pickUnviewed, relatedQuery } from './siblings.api.ts'

/** How far below the viewport the viewed products start to load, in pixels. */
const LOAD_DISTANCE_PX = 600

interface MoreProductsProps {
  /** The product's id in the address. */
  id: string
  product: Product
}

/** Related and recently viewed products. Each list is left out when it is empty or cannot be loaded. */
export function MoreProducts({ id, product }: MoreProductsProps) {
  const t = useT()
  const [ref, isNear] = useNearViewport(LOAD_DISTANCE_PX)
  const viewedIds = recentlyViewed.useIds().filter((viewed) => viewed !== product._id)
  const { data, isPending } = useQuery(relatedQuery(id))
  const related = isPending ? placeholders : pickUnviewed(data ?? [], viewedIds).map(toItem)
  const viewed = useListEntries(isNear ? viewedIds.slice(0, MAX_MORE_PRODUCTS) : []).filter(
    ({ status }) => status === 'ready' || status === 'loading',
  )
  return (
    <div ref={ref}>
      <Row title={t('product.related')} items={related} />
      <Row
        title={t('product.viewed')}
        link={<TextLink to={sitePaths.recent}>{t('product.viewedAll')}</TextLink>}
        items={viewed.map((entry) => ({ id: entry.id, product: entry.product }))}
      />
    </div>
  )
}

interface Item {
  id: string
  /** Undefined while it loads. */
  product: Product | undefined
}

const toItem = (product: Product): Item => ({ id: product._id, product })

const placeholders = Array.from({ length: MAX_MORE_PRODUCTS }, (_, index): Item => ({
  id: String(index),
  product: undefined,
}))

function Row({ title, link, items }: { title: string; link?: ReactNode; items: readonly Item[] }) {
  const titleId = useId()
  if (items.length === 0) return null
  return (
    <ListSection aria-labelledby={titleId}>
      <Stack $row $justify="space-between">
        <h2 id={titleId}>{title}</h2>
        {link}
      </Stack>
      <CardGrid $medium={2} aria-labelledby={titleId}>
        {items.map(({ id, product }) => (
          <li key={id}>
            {product ? (
              <ProductCard product={product} priority={false} heading="h3" />
            ) : (
              <ProductCardSkeleton />
            )}
          </li>
        ))}
      </CardGrid>
    </ListSection>
  )
}
