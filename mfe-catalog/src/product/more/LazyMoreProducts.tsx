import type { Product } from '@shop/contracts/catalog.ts'
import { componentQuery, useFromServer } from '@shop/kernel'
import { ServerHtml } from '@shop/ui/page/ServerHtml.tsx'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

import { relatedQuery } from './related.api.ts'
import { ServerMoreProducts } from './ServerMoreProducts.tsx'

/** How far below the viewport the list starts to load. */
const LOAD_DISTANCE = '600px'

const moreProductsQuery = componentQuery(
  'mfe-catalog/MoreProducts',
  async () => (await import('./MoreProducts.tsx')).MoreProducts,
)

/** Loads code and data of further products when they come near. Without them the page is complete. */
export function LazyMoreProducts({ product }: { product: Product }) {
  const root = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const { data: MoreProducts, isError } = useQuery({ ...moreProductsQuery, enabled: isNear })
  const fromServer = useFromServer()
  const { categoryId } = product
  const { isFetched } = useQuery({
    ...relatedQuery(categoryId ?? ''),
    ...(!categoryId && { queryFn: skipToken }),
    enabled: isNear && fromServer,
  })
  // The server's products stay until there are others to show.
  const isReady = isFetched || !categoryId || !fromServer

  useEffect(() => {
    if (!root.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: `0px 0px ${LOAD_DISTANCE} 0px` },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [])

  return (
    <Root ref={root} $reserved={!MoreProducts && !isError}>
      {MoreProducts && isReady ? (
        <MoreProducts product={product} />
      ) : (
        fromServer && (
          <ServerHtml>
            <ServerMoreProducts product={product} />
          </ServerHtml>
        )
      )}
    </Root>
  )
}

/** Reserves the height of one list, so that the footer does not jump. */
const Root = styled.div<{ $reserved: boolean }>`
  min-block-size: ${({ $reserved }) => ($reserved ? '44rem' : 0)};
`
