import { useHydrated } from '@shop/kernel/page'
import { useLoaderData } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import type { loader } from './payment.loader.ts'
import { PaymentDetails } from './PaymentDetails.tsx'
import { PaymentSkeleton } from './PaymentSkeleton.tsx'
import { PaymentUnavailable } from './PaymentUnavailable.tsx'

export function PaymentResultPage() {
  const t = useT()
  const hydrated = useHydrated()
  const sessionId = useLoaderData<typeof loader>()
  return (
    <Page $width="prose">
      <PageMeta
        title={t('meta.paymentResult.title')}
        description={t('meta.paymentResult.description')}
        noindex
      />
      <PageHeading title={t('payment.title')} />
      {!hydrated ? (
        <PaymentSkeleton />
      ) : sessionId === null ? (
        <PaymentUnavailable reason="empty" />
      ) : (
        <PaymentDetails sessionId={sessionId} />
      )}
    </Page>
  )
}

const Page = styled(Container)`
  padding-block-end: ${space.section};
`
