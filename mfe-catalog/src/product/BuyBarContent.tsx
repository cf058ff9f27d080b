import type { Product } from '@shop/contracts/wire/catalog.ts'
import { AddToCartButton } from '@shop/shop-ui/add-to-cart/AddToCartButton.tsx'
import { Price } from '@shop/shop-ui/price/Price.tsx'
import { observeBottomBar, stickyAtBottom } from '@shop/ui/layout/bottom-bar.ts'
import { color, font, layer, mediaQuery, motion, shadow, space } from '@shop/ui/tokens/tokens.ts'
import { keyframes, styled } from 'styled-components'

import { ProductT, useProductT, useT } from '../messages.generated.ts'
import { BUY_FORM, BuyButton } from './engraving/BuyForm.tsx'
import type { EngravingState } from './engraving/useEngraving.ts'

interface BuyBarContentProps {
  product: Product
  engraving: EngravingState
}

/** Price and button of a product. */
export function BuyBarContent({ product, engraving }: BuyBarContentProps) {
  return (
    <Bar ref={observeBottomBar}>
      <Prices>
        <Price price={product.price} />
      </Prices>
      {product.details?.surface ? (
        <BuyButton product={product} form={BUY_FORM}>
          <AddLabel engraving={engraving} />
        </BuyButton>
      ) : (
        <AddToCartButton product={product} />
      )}
    </Bar>
  )
}

/** What is added, where the field that says it is out of sight. */
function AddLabel({
  engraving: { engravings, isMissing, piecesListed },
}: Pick<BuyBarContentProps, 'engraving'>) {
  const t = useT()
  const tProduct = useProductT()
  if (isMissing || piecesListed > 0) return t('cart.add')
  const typed = engravings?.flatMap(({ name, line }) => name || line || [])
  if (typed?.length === 0) return t('cart.add')
  if (!typed) return tProduct('engraving.addWithout')
  const values = { name: typed[0] }
  const name = <bdi translate="no" />
  return (
    <Cut>
      <ProductT id="engraving.addWith" values={values} components={{ 0: name }} />
    </Cut>
  )
}

const appear = keyframes`
  from { translate: 0 100%; }
`

/** Sticky within the page's content, so that it ends above the footer. */
const Bar = styled.div`
  ${stickyAtBottom}
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space[3]} ${space.gutter};
  padding-block-end: max(${space[3]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.raised};
  box-shadow: ${shadow.l};
  animation: ${appear} ${motion.medium} ${motion.ease};
  & > button {
    flex: 0 1 14rem;
    /* Narrower than a long name. */
    min-inline-size: 0;
  }
  @media (min-width: 48rem) {
    display: none;
  }
  ${mediaQuery.low} {
    display: none;
  }
  @media print {
    display: none;
  }
`

const Cut = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Prices = styled.p`
  font-size: ${font.xl};
  font-weight: ${font.medium};
`
