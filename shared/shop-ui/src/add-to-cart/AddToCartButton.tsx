import { nameFieldPath } from '@shop/contracts/browser/site-paths.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import type { TypedEngraving } from '@shop/kernel/cart'
import { Button, type ButtonProps } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { font } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useT as useStockT } from '../stock/messages.ts'
import { addToCart, isSoldOut, needsName } from './add-to-cart.ts'
import { useT } from './messages.ts'

type AddToCartButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  product: Product
  /** What is on the product. */
  engraving?: TypedEngraving
  /** Before the text. */
  icon?: ReactNode
}

/**
 * Adds a product to the cart and shows the outcome as a toast; one that is sold out cannot be added. One that is sold
 * only with a name has a link instead, to where the name is typed.
 */
export function AddToCartButton({
  product,
  engraving = null,
  icon,
  ...rest
}: AddToCartButtonProps) {
  const t = useT()
  const tStock = useStockT()
  const soldOut = isSoldOut(product)
  if (needsName(product) && !engraving && !soldOut) {
    const { variant, size, 'aria-describedby': describedBy } = rest
    return (
      <NameLink
        to={nameFieldPath(product._id)}
        aria-describedby={describedBy}
        {...(variant && { variant })}
        {...(size && { size })}
      >
        {icon}
        <span>{t('cart.chooseName')}</span>
      </NameLink>
    )
  }
  return (
    <Button
      {...rest}
      disabled={soldOut || rest.disabled}
      onClick={() => addToCart(product, { engraving })}
    >
      {icon}
      <span>{soldOut ? tStock('stock.soldOut') : t('cart.add')}</span>
    </Button>
  )
}

/** Its text has two lines where a card is narrow; it is as high as a button all the same. */
const NameLink = styled(ButtonLink)`
  &&& {
    padding-block: 0;
    line-height: ${font.leadingTight};
    text-align: center;
    white-space: normal;
  }
`
