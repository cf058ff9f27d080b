import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import ShoppingBag from 'lucide-react/icons/shopping-bag'

import { useT } from '../messages.generated.ts'

export function EmptyCart({ title }: { title: string }) {
  const t = useT()
  return (
    <EmptyState
      icon={<ShoppingBag />}
      title={title}
      text={t('cart.empty.text')}
      action={<ButtonLink to={sitePaths.shop}>{t('cart.browseShop')}</ButtonLink>}
    />
  )
}
