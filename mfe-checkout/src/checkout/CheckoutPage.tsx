import { sitePaths } from '@shop/contracts/site-paths.ts'
import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { LoginPrompt } from '../session/LoginPrompt.tsx'
import { Checkout } from './Checkout.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'

export function CheckoutPage() {
  const t = useT()
  const hydrated = useHydrated()
  const userId = useSession()?.user._id
  return (
    <Container>
      <PageMeta
        title={t('meta.checkout.title')}
        description={t('meta.checkout.description')}
        noindex
      />
      <PageHeading
        title={t('checkout.title')}
        breadcrumb={[
          { label: t('cart.shop'), to: sitePaths.shop },
          { label: t('cart.title'), to: paths.cart },
          { label: t('checkout.title') },
        ]}
      />
      {/* The route guard requires a session, but it can end while the page is open. */}
      {!hydrated ? (
        <CheckoutSkeleton />
      ) : userId === undefined ? (
        <LoginPrompt />
      ) : (
        <Checkout key={userId} userId={userId} />
      )}
    </Container>
  )
}
