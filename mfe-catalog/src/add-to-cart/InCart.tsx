import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Link } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useT } from '../messages.generated.ts'

/** Says that a product is in the cart, with the way there. */
export function InCart() {
  const t = useT()
  return (
    <Notice kind="success">
      <Stack $row $gap="3" $justify="space-between">
        {t('cart.inCart')}
        <Link to={sitePaths.cart}>{t('cart.view')}</Link>
      </Stack>
    </Notice>
  )
}
