import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useCart } from '@shop/kernel/cart'
import { Link } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useT } from '../messages.generated.ts'

export function useIsInCart(id: string): boolean {
  return useCart((items) => items.some((item) => item.id === id))
}

/** Links to the cart when it contains the product. */
export function InCartNotice({ id }: { id: string }) {
  const t = useT()
  if (!useIsInCart(id)) return null
  return (
    <Notice kind="success">
      <Stack $row $gap="3" $justify="space-between">
        {t('cart.inCart')}
        <Link to={sitePaths.cart}>{t('cart.view')}</Link>
      </Stack>
    </Notice>
  )
}
