import { PRODUCT_PARAMETER, productPath } from '@shop/contracts/site-paths.ts'
import { localize } from '@shop/i18n/format.ts'
import { cart, MAX_CART_LINES, useCart } from '@shop/kernel/cart'
import { toFailure } from '@shop/kernel/http'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { Link, useSearchParams } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { productQuery } from '../suggestions/products.api.ts'

/** Names the product that the shopper comes from, as long as the cart is without it. */
export function MissingProductNotice() {
  const [params] = useSearchParams()
  const id = params.get(PRODUCT_PARAMETER)
  const inCart = useCart((items) => items.some((item) => item.id === id))
  return id && !inCart ? <MissingProduct key={id} id={id} /> : null
}

function MissingProduct({ id }: { id: string }) {
  const t = useT()
  const { lang } = useLanguage()
  const { data: product, error } = useQuery(productQuery(id))
  if (error && toFailure(error).kind === 'notFound') return null

  function add() {
    if (!product) return
    if (cart.add(product)) toast.success(t('cart.missing.added'))
    else toast.error(t('cart.missing.rejected', { max: MAX_CART_LINES }))
    // The focused button disappears.
    document.querySelector('h1')?.focus()
  }

  return (
    <Root>
      <Notice role="status">
        <Stack $row $gap="3" $justify="space-between">
          <span>
            {product
              ? t('cart.missing.named', { product: localize(product.title, lang) })
              : t('cart.missing.unnamed')}
          </span>
          <Stack $row $gap="3">
            <Link to={productPath(id)}>{t('cart.missing.back')}</Link>
            <Button variant="secondary" disabled={!product} onClick={add}>
              {t('cart.missing.add')}
            </Button>
          </Stack>
        </Stack>
      </Notice>
    </Root>
  )
}

const Root = styled.div`
  margin-block-end: ${space[5]};
`
