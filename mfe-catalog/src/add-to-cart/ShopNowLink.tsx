import type { Product } from '@shop/contracts/catalog.ts'
import { PRODUCT_PARAMETER, sitePaths } from '@shop/contracts/site-paths.ts'
import type { LinkProps } from '@shop/router'
import { addToCart, isInCart } from '@shop/ui/add-to-cart/add-to-cart.ts'
import type { ButtonStyle } from '@shop/ui/button/button.styles.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'

import { useT } from '../messages.generated.ts'

type ShopNowLinkProps = Omit<LinkProps, 'to' | 'onClick' | 'children'> &
  ButtonStyle & { product: Product }

/**
 * Puts a product into the cart, unless it is there, and opens the cart. The address names the product, too: the cart
 * adds it where the link was followed before the page's scripts ran, or in another tab.
 */
export function ShopNowLink({ product, ...rest }: ShopNowLinkProps) {
  const t = useT()
  const query = new URLSearchParams({ [PRODUCT_PARAMETER]: product._id })
  return (
    <ButtonLink
      {...rest}
      to={`${sitePaths.cart}?${query.toString()}`}
      onClick={() => {
        if (!isInCart(product._id)) addToCart(product, { linksToCart: false })
      }}
    >
      {t('cart.shopNow')}
    </ButtonLink>
  )
}
