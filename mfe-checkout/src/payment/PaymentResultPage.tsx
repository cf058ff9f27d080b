import { toFailure } from '@shop/kernel/http'
import { useHydrated } from '@shop/kernel/page'
import { usePortalUrl, useSession } from '@shop/kernel/session'
import { Slot } from '@shop/kernel/slots'
import { useLoaderData } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import Receipt from 'lucide-react/icons/receipt'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import type { Slots } from '../slots.ts'
import { InvalidSessionError, newestSessionQuery } from './payment.api.ts'
import type { loader } from './payment.loader.ts'
import { PaymentReceipt } from './PaymentReceipt.tsx'
import { PaymentSkeleton } from './PaymentSkeleton.tsx'
import { ReturnHomeButton } from './ReturnHomeButton.tsx'
import { usePayment } from './usePayment.ts'

export function PaymentResultPage() {
  const t = useT()
  const hydrated = useHydrated()
  const sessionId = useLoaderData<typeof loader>()
  return (
    <>
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
          <PaymentOfOtherBrowser />
        ) : (
          <PaymentDetails sessionId={sessionId} />
        )}
      </Page>
      <Container>
        <Slot<Slots> name="payment-result.below" context={{}} />
      </Container>
    </>
  )
}

const Page = styled(Container)`
  padding-block-end: ${space.section};
`

function PaymentDetails({ sessionId }: { sessionId: string }) {
  const payment = usePayment(sessionId)
  const { result, error, fetching, polling, checkAgain } = payment
  if (result) {
    return (
      <PaymentReceipt
        result={result}
        checking={fetching}
        polling={polling}
        onCheckAgain={checkAgain}
      />
    )
  }
  if (fetching || !error) return <PaymentSkeleton />
  if (error instanceof InvalidSessionError) return <PaymentUnavailable reason="invalid" />
  // 404: missing, or another member's payment.
  const retryable = toFailure(error).kind !== 'notFound'
  return (
    <Stack $align="center">
      <ErrorNotice error={error} {...(retryable ? { onRetry: checkAgain } : {})} />
      {retryable && <UnknownOutcome />}
      <ReturnHomeButton />
    </Stack>
  )
}

/** A payment that was made counts, whether this page can be loaded or not. */
function UnknownOutcome() {
  const t = useT()
  return <Notice kind="warning">{t('payment.unknownOutcome')}</Notice>
}

/** The bank may lead back to another browser than the one that began: it knows the payment by its member. */
function PaymentOfOtherBrowser() {
  const userId = useSession()?.user._id
  if (userId === undefined) return <PaymentUnavailable reason="unknown" />
  return <NewestPayment userId={userId} />
}

function NewestPayment({ userId }: { userId: string }) {
  const { data: sessionId, isPending } = useQuery(newestSessionQuery(userId))
  if (isPending) return <PaymentSkeleton />
  return sessionId ? (
    <PaymentDetails sessionId={sessionId} />
  ) : (
    <PaymentUnavailable reason="empty" />
  )
}

/** Shown when no payment is stored or known, or the response for the stored one names none. */
function PaymentUnavailable({ reason }: { reason: 'empty' | 'unknown' | 'invalid' }) {
  const t = useT()
  const loginUrl = usePortalUrl('login')
  return (
    <div role={reason === 'invalid' ? 'alert' : undefined}>
      <EmptyState
        icon={<Receipt />}
        title={t(reason === 'invalid' ? 'payment.invalid.title' : 'payment.empty.title')}
        text={t(`payment.${reason}.text`)}
        action={
          <Stack $row $gap="3" $justify="center">
            {reason === 'unknown' && (
              <ButtonLink external href={loginUrl}>
                {t('login.login')}
              </ButtonLink>
            )}
            <ReturnHomeButton variant={reason === 'unknown' ? 'secondary' : 'primary'} />
          </Stack>
        }
      />
    </div>
  )
}
