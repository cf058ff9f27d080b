import type { Product } from '@shop/contracts/catalog.ts'
import { toHundredths } from '@shop/contracts/money.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { AddToCartButton } from '../add-to-cart/AddToCartButton.tsx'
import { InCartNote } from '../add-to-cart/InCartNote.tsx'
import { CompareButton } from '../compare/CompareButton.tsx'
import { useT } from '../messages.ts'
import { DataText } from '../text/DataText.tsx'
import { ProductFacts } from './ProductFacts.tsx'

/** What the product is, what it costs, and the ways to buy it. */
export function ProductPanel({ product }: { product: Product }) {
  const t = useT()
  return (
    <Root>
      <Heading>
        <PageHeading title={<DataText text={product.title} />} />
      </Heading>
      <Price>
        <Amount hundredths={toHundredths(product.price)} />
      </Price>
      <Description>
        <DataText text={product.description} />
      </Description>
      <Actions>
        <AddToCartButton product={product} size="l" />
        <ButtonLink to={sitePaths.cart} variant="secondary" size="l">
          {t('cart.shopNow')}
        </ButtonLink>
      </Actions>
      <InCartNote id={product._id} />
      <CompareButton id={product._id} />
      <ProductFacts currency={product.currency} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
`

// The heading of a whole page brings space of its own, which the panel already has.
const Heading = styled.div`
  & > div {
    padding-block: 0;
  }
`

const Price = styled.p`
  font-size: ${font['2xl']};
  font-weight: ${font.medium};
  line-height: ${font.leadingTight};
`

const Description = styled.p`
  color: ${color.muted};
  font-size: ${font.l};
  white-space: pre-line;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  && > * {
    flex: 1 1 8rem;
    padding-inline: ${space[3]};
    white-space: nowrap;
  }
`
