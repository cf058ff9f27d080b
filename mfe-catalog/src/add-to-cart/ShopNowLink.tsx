import { PRODUCT_PARAMETER, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { cart } from '@shop/kernel/cart'
import type { LinkProps } from '@shop/router'
import { addToCart, isInCart, isSoldOut, needsName } from '@shop/shop-ui/add-to-cart/add-to-cart.ts'
import { appendTexts } from '@shop/shop-ui/engraving/draft-link.ts'
import type { ButtonStyle } from '@shop/ui/button/button.styles.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import type { MouseEvent } from 'react'

import { useT } from '../messages.generated.ts'
import { type EngravingState, focusProblem } from '../product/engraving/engraving-state.ts'

type ShopNowLinkProps = Omit<LinkProps, 'to' | 'onClick' | 'children'> &
  ButtonStyle & {
    product: Product
    /** What is typed to be put on the product. */
    engraving?: EngravingState
  }

/**
 * Puts a product into the cart, unless it is there, and opens the cart. The address names the product, too: the cart
 * adds it where the link was followed before the page's scripts ran, or in another tab. Without a form, there is none for
 * a product that is sold only with a name.
 */
export function ShopNowLink({ product, engraving: state, ...rest }: ShopNowLinkProps) {
  const t = useT()
  const engraving = state?.engravings ?? null
  const query = appendTexts(
    new URLSearchParams({ [PRODUCT_PARAMETER]: product._id }),
    engraving ?? [],
  )

  if (needsName(product) && !state) return null
  if (isSoldOut(product)) {
    const { variant, size } = rest
    return (
      <Button disabled {...(variant && { variant })} {...(size && { size })}>
        {t('cart.shopNow')}
      </Button>
    )
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (state && focusProblem(event.currentTarget.closest('form'), state)) event.preventDefault()
    else if (!isInCart(product._id)) addToCart(product, { linksToCart: false, engraving })
    else if (state?.isUnsaved) cart.setEngraving(product, engraving)
  }

  return (
    <ButtonLink {...rest} to={`${sitePaths.cart}?${query.toString()}`} onClick={handleClick}>
      {t('cart.shopNow')}
    </ButtonLink>
  )
}
