import type { Product } from '@shop/contracts/wire/catalog.ts'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { useNearViewport } from '@shop/ui/on-demand/useNearViewport.ts'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { ProductCard } from './ProductCard.tsx'
import { PRIORITY_CARDS } from './ProductGrid.tsx'
import { ProductCardSkeleton } from './ProductsSkeleton.tsx'

/** Products that are rendered at once; full rows in two, three and four columns. */
export const PART_SIZE = 24
/** A part is rendered this far from the viewport, in pixels. */
const NEAR_PX = 1500

interface LongProductGridProps {
  /** Products in the whole list. */
  count: number
  /** Whether there may be fewer. */
  estimated?: boolean | undefined
  /** Undefined while the product loads, null where its page has none. */
  getProduct: (index: number) => Product | null | undefined
  /** Called for each part but the first that is near. */
  onNear?: ((first: number, last: number) => void) | undefined
}

/** A list of products whose cards are rendered when they come near the viewport, in a list of the full height. */
export function LongProductGrid({ count, estimated, getProduct, onNear }: LongProductGridProps) {
  const t = useT()
  const listRef = useCardHeight()

  function renderItem(index: number) {
    const product = getProduct(index)
    if (product === null) return null
    return (
      <li key={index} aria-setsize={estimated ? -1 : count} aria-posinset={index + 1}>
        {product ? (
          <ProductCard product={product} priority={index < PRIORITY_CARDS} />
        ) : (
          <ProductCardSkeleton />
        )}
      </li>
    )
  }

  return (
    <List $medium={3} ref={listRef} aria-label={t('products.list')}>
      {Array.from({ length: Math.ceil(count / PART_SIZE) }, (_, part) => {
        const first = part * PART_SIZE
        const size = Math.min(PART_SIZE, count - first)
        return (
          <Part key={part} {...{ first, size, onNear }}>
            {() => Array.from({ length: size }, (_item, offset) => renderItem(first + offset))}
          </Part>
        )
      })}
    </List>
  )
}

interface PartProps extends Pick<LongProductGridProps, 'onNear'> {
  first: number
  size: number
  children: () => ReactNode
}

function Part({ first, size, onNear, children }: PartProps) {
  const [ref, isNear] = useNearViewport(NEAR_PX)
  useEffect(() => {
    if (isNear) onNear?.(first, first + size - 1)
  }, [isNear, onNear, first, size])
  if (isNear || first === 0) return children()
  return <Rest ref={ref} aria-hidden style={{ '--items': size }} />
}

// Module state: on back navigation the list needs its former height at once, for scroll restoration.
let lastHeight: string | undefined

/** Measures the first card for the style sheet below: all are equally high. */
function useCardHeight() {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    const card = element?.firstElementChild
    if (!element || !card) return
    const setHeight = () => lastHeight && element.style.setProperty('--card-height', lastHeight)
    setHeight()
    // Called first when the browser has laid the list out: to measure it earlier would force a layout.
    const observer = new ResizeObserver(() => {
      const { height } = card.getBoundingClientRect()
      if (height > 0) lastHeight = `${height}px`
      setHeight()
    })
    observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return list
}

/** Repeats gap and columns of the grid, which its parts cannot read. */
const List = styled(CardGrid)`
  --columns: 2;
  --gap: ${space[3]};
  ${mediaQuery.tablet} {
    --gap: ${space[5]};
  }
  @media (min-width: 48rem) {
    --columns: 3;
  }
  ${mediaQuery.laptop} {
    --columns: 4;
  }
  & > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto var(--card-height, 30rem);
    /* For the shadow of a card. */
    overflow-clip-margin: 2rem;
  }
`

const Rest = styled.li`
  grid-column: 1 / -1;
  block-size: calc(
    var(--items) / var(--columns) * (var(--card-height, 30rem) + var(--gap)) - var(--gap)
  );
`
