import type { Product } from '@shop/contracts/wire/catalog.ts'
import { toProductCard } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { ShopCard } from '@shop/shop-ui/card/ShopCard.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

const RATIO = [1, 1] as const

/** One row on a large screen. */
const MAX_CARDS = 4

interface ProductRowProps {
  title: string
  /** Nothing is shown without any: the place of the box is kept. */
  products: readonly Product[] | undefined
}

/** Products on another team's page, always equally high. */
export function ProductRow({ title, products = [] }: ProductRowProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Cards aria-labelledby={id}>
        {products.slice(0, MAX_CARDS).map((product) => (
          <ShopCard key={product._id} {...toProductCard(product)} ratio={RATIO} />
        ))}
      </Cards>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${space[5]};
  padding-block: ${space[6]};
`

/** Narrow screens scroll it sideways, from edge to edge. */
const Cards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(11rem, 1fr);
  gap: ${space[3]};
  margin-inline: calc(-1 * ${space.gutter});
  padding-inline: ${space.gutter};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space.gutter};
  list-style: none;
  & > li {
    scroll-snap-align: start;
  }
  /* Instead of the ratio of the picture, which would make the row grow with the window. */
  && picture {
    aspect-ratio: auto !important;
    block-size: 11rem;
  }
  @media (min-width: 48rem) {
    gap: ${space[5]};
    margin-inline: 0;
    padding-inline: 0;
    && picture {
      block-size: 14rem;
    }
  }
`
