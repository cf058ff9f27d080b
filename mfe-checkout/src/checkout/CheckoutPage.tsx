import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { DeliverySkeleton } from '../delivery/DeliverySection.tsx'
import { useT } from '../messages.generated.ts'
import { Columns } from '../order-summary/summary.styles.ts'
import { SummarySkeleton } from '../order-summary/SummarySkeleton.tsx'
import { paths } from '../paths.generated.ts'
import { LoginPrompt } from '../session/LoginPrompt.tsx'
import { BillingSkeleton } from './BillingSection.tsx'
import { Checkout } from './Checkout.tsx'

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

/** The checkout before the browser's storage is known. */
function CheckoutSkeleton() {
  const t = useT()
  return (
    <Columns>
      <Stack $gap="5">
        <BillingSkeleton />
        <DeliverySkeleton />
      </Stack>
      <SummarySkeleton title={t('checkout.summary')}>
        <Skeleton height="3.5rem" shape="s" />
      </SummarySkeleton>
    </Columns>
  )
}
