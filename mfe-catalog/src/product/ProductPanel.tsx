import { productPath } from '@shop/contracts/browser/site-paths.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { AddToCartButton } from '@shop/shop-ui/add-to-cart/AddToCartButton.tsx'
import { FavouriteButton } from '@shop/shop-ui/favourites/FavouriteButton.tsx'
import { Price } from '@shop/shop-ui/price/Price.tsx'
import { StockNote } from '@shop/shop-ui/stock/StockNote.tsx'
import { WhatsAppLink } from '@shop/shop-ui/whatsapp/WhatsAppLink.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import type { Ref } from 'react'
import { styled } from 'styled-components'

import { InCartNotice } from '../add-to-cart/InCartNotice.tsx'
import { ShopNowLink } from '../add-to-cart/ShopNowLink.tsx'
import { CompareButton } from '../compare/CompareButton.tsx'
import { useProductT } from '../messages.generated.ts'
import { BuyButton, BuyForm } from './engraving/BuyForm.tsx'
import type { EngravingState } from './engraving/engraving-state.ts'
import { GoodToKnow } from './GoodToKnow.tsx'
import { Swatches } from './Swatches.tsx'

interface ProductPanelProps {
  /** The product's id in the address. */
  id: string
  product: Product
  engraving: EngravingState
  actionsRef: Ref<HTMLDivElement>
}

/** A product that takes a name asks for it first: what the name is on can still be chosen below. */
export function ProductPanel({ id, product, engraving, actionsRef }: ProductPanelProps) {
  const shopNow = { product, variant: 'secondary', size: 'l' } as const
  const about = (
    <>
      {product.description.en && (
        <Description>
          <DataText text={product.description} />
        </Description>
      )}
      <Swatches id={id} product={product} />
    </>
  )
  return (
    <Root>
      <Heading>
        <PageHeading title={<DataText text={product.title} />} />
      </Heading>
      <Prices>
        <Price price={product.price}>
          <StockNote stock={product.stock} />
        </Price>
      </Prices>
      {product.details?.surface ? (
        <>
          <BuyForm product={product} state={engraving}>
            <Actions ref={actionsRef}>
              <BuyButton product={product} size="l" />
              <ShopNowLink {...shopNow} engraving={engraving} />
            </Actions>
          </BuyForm>
          {about}
        </>
      ) : (
        <>
          {about}
          <Actions ref={actionsRef}>
            <AddToCartButton product={product} size="l" />
            <ShopNowLink {...shopNow} />
          </Actions>
        </>
      )}
      <InCartNotice id={product._id} />
      <Stack $row>
        <FavouriteButton id={product._id} />
        <CompareButton id={product._id} />
        <ProductQuestion product={product} />
      </Stack>
      <GoodToKnow product={product} />
    </Root>
  )
}

function ProductQuestion({ product }: { product: Product }) {
  const t = useProductT()
  const { lang } = useLanguage()
  const title = localize(product.title, lang)
  const url = new URL(productPath(product._id), getConfig().siteUrl).href
  return <WhatsAppLink text={t('product.question', { title, url })} />
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

const Prices = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]} ${space[4]};
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
