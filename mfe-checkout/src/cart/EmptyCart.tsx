import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import ShoppingBag from 'lucide-react/icons/shopping-bag'

import { useT } from '../messages.generated.ts'
import { UnpaidOrderNotice } from './UnpaidOrderNotice.tsx'

const titles = { cart: 'cart.empty.title', checkout: 'checkout.emptyCart' } as const

/** Stands in the place of what needs goods. */
export function EmptyCart({ page }: { page: keyof typeof titles }) {
  const t = useT()
  return (
    <>
      <UnpaidOrderNotice />
      <EmptyState
        icon={<ShoppingBag />}
        title={t(titles[page])}
        text={t('cart.empty.text')}
        action={<ButtonLink to={sitePaths.shop}>{t('cart.browseShop')}</ButtonLink>}
      />
    </>
  )
}
