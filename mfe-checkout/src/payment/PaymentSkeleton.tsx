import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { color } from '@shop/ui/tokens/tokens.ts'

import { useT } from '../messages.generated.ts'
import {
  Actions,
  AmountRows,
  Receipt,
  Rows,
  Section,
  StatusBand,
  StatusText,
} from './payment.styles.ts'

/** The payment while it loads, in the layout of its receipt. */
export function PaymentSkeleton() {
  const t = useT()
  return (
    <Receipt>
      <StatusBand $foreground={color.muted} $background={color.sunken}>
        <Spinner />
        <StatusText role="status">{t('payment.loading')}</StatusText>
      </StatusBand>
      <div aria-hidden>
        <Section as="div">
          <Skeleton width="11rem" height="1.75rem" />
          <Rows as="div">
            <Line />
            <Line />
            <Line />
          </Rows>
          <AmountRows as="div">
            <Line />
            <Line />
            <Line />
          </AmountRows>
        </Section>
        <Actions>
          <Skeleton height="2.75rem" shape="m" />
        </Actions>
      </div>
    </Receipt>
  )
}

function Line() {
  return (
    <div>
      <Skeleton width="5rem" height="1lh" />
      <Skeleton width="8rem" height="1lh" />
    </div>
  )
}
