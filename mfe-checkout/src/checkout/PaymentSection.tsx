import type { OfflineMethod } from '@shop/contracts/rules/offline-payment.ts'
import { Card } from '@shop/ui/card/Card.tsx'
import { useId } from 'react'

import { Choice, Choices } from '../layout/choices.styles.ts'
import { SectionTitle } from '../layout/SectionTitle.ts'
import { useT } from '../messages.generated.ts'
import { listOfflineMethods } from './offline-methods.ts'

export type PaymentMethod = 'card' | OfflineMethod

interface PaymentSectionProps {
  chosen: PaymentMethod
  onChoose: (method: PaymentMethod) => void
}

/** How the order is paid; nothing where it is by card alone. */
export function PaymentSection({ chosen, onChoose }: PaymentSectionProps) {
  const t = useT()
  const titleId = useId()
  const offline = listOfflineMethods()
  if (offline.length === 0) return null
  return (
    <Card as="section">
      <Choices role="radiogroup" aria-labelledby={titleId}>
        <SectionTitle id={titleId}>{t('paymentMethod.title')}</SectionTitle>
        <div>
          {(['card', ...offline] as const).map((method) => (
            <Choice
              key={method}
              type="radio"
              name={titleId}
              checked={method === chosen}
              onChange={() => onChoose(method)}
              label={t(`paymentMethod.${method}`)}
            />
          ))}
        </div>
      </Choices>
    </Card>
  )
}
