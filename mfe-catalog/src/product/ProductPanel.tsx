import type { Product } from '@shop/contracts/catalog.ts'
import { toHundredths } from '@shop/contracts/money.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { AddToCartButton } from '../add-to-cart/AddToCartButton.tsx'
import { InCartNotice } from '../add-to-cart/InCartNotice.tsx'
import { CompareButton } from '../compare/CompareButton.tsx'
import { useT } from '../messages.ts'
import { PurchaseTerms } from './PurchaseTerms.tsx'

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
      <InCartNotice id={product._id} />
      <CompareButton id={product._id} />
      <PurchaseTerms currency={product.currency} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
`

// Removes the vertical space of a page heading.
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
