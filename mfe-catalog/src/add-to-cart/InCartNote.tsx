import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useT } from '../messages.ts'
import { useInCart } from './useInCart.ts'

/** Says that the cart holds a product, and leads there. */
export function InCartNote({ id }: { id: string }) {
  const t = useT()
  if (!useInCart(id)) return null
  return (
    <Notice kind="success">
      <Stack $row $gap="3" $justify="space-between">
        {t('cart.holds')}
        <Link to={sitePaths.cart}>{t('cart.view')}</Link>
      </Stack>
    </Notice>
  )
}
