import type { Product } from '@shop/contracts/catalog.ts'
import { componentQuery } from '@shop/kernel'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

/** How far below the viewport the list starts to load. */
const LOAD_DISTANCE = '600px'

const moreProductsQuery = componentQuery(
  'MoreProducts',
  async () => (await import('./MoreProducts.tsx')).MoreProducts,
)

/** Loads code and data of further products when they come near. Without them the page is complete. */
export function LazyMoreProducts({ product }: { product: Product }) {
  const root = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const { data: MoreProducts, isError } = useQuery({ ...moreProductsQuery, enabled: isNear })

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
      {MoreProducts && <MoreProducts product={product} />}
    </Root>
  )
}

/** Reserves the height of one list, so that the footer does not jump. */
const Root = styled.div<{ $reserved: boolean }>`
  min-block-size: ${({ $reserved }) => ($reserved ? '44rem' : 0)};
`
