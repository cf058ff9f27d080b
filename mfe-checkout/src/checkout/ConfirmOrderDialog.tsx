import type { DeliveryOption } from '@shop/contracts/rules/delivery.ts'
import { localize } from '@shop/i18n/format.ts'
import type { CartItem } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useItemTitle } from '../cart/useItemTitle.ts'
import { useDeliveryTexts } from '../delivery/delivery.ts'
import { useT } from '../messages.generated.ts'
import { findLack } from '../names/missing-names.ts'
import { NameLink } from '../names/NameLink.tsx'
import { SecurePaymentNote } from '../order-summary/SecurePaymentNote.tsx'
import { EngravingProof } from './EngravingProof.tsx'
import type { Billing } from './order.ts'
import type { PaymentMethod } from './PaymentSection.tsx'

interface ConfirmOrderDialogProps {
  /** The billing address to be confirmed; closed without one. */
  billing: Billing | null
  items: readonly CartItem[]
  /** Undefined where the backend offers none. */
  delivery: DeliveryOption | undefined
  /** Hundredths of OMR. */
  total: number
  payment: PaymentMethod
  onCancel: () => void
  onConfirm: () => void
}

/** Asks for the confirmation of an order, and says what is confirmed. */
export function ConfirmOrderDialog(props: ConfirmOrderDialogProps) {
  const { billing, items, delivery, total, payment, onCancel, onConfirm } = props
  const t = useT()
  return (
    <Dialog
      open={billing !== null}
      onClose={onCancel}
      title={t('checkout.confirmTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('checkout.cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('checkout.confirm')}</Button>
        </>
      }
    >
      <Stack $gap="4">
        <p>{t('checkout.confirmText')}</p>
        <EngravingProof items={items} />
        <Facts>
          <div>
            <dt>{t('totals.total')}</dt>
            <dd>
              <Amount hundredths={total} />
            </dd>
          </div>
          {billing && <BuyerFacts billing={billing} />}
          {delivery && <DeliveryFact delivery={delivery} />}
          {payment !== 'card' && (
            <div>
              <dt>{t('paymentMethod.title')}</dt>
              <dd>{t(`paymentMethod.${payment}`)}</dd>
            </div>
          )}
          <UnnamedFact items={items.filter((item) => findLack(item) !== null)} />
        </Facts>
        {payment === 'card' && <SecurePaymentNote />}
      </Stack>
    </Dialog>
  )
}

function BuyerFacts({ billing }: { billing: Billing }) {
  const t = useT()
  const { firstName, lastName, phone, address } = billing
  return (
    <>
      <div>
        <dt>{t('checkout.buyer')}</dt>
        <dd>
          <PersonalText>{`${firstName} ${lastName}`.trim()}</PersonalText>
        </dd>
        {phone && (
          <dd>
            <PersonalText dir="ltr">{phone}</PersonalText>
          </dd>
        )}
      </div>
      <div>
        <dt>{t('checkout.address')}</dt>
        <dd>
          <PersonalText>{address}</PersonalText>
        </dd>
      </div>
    </>
  )
}

function DeliveryFact({ delivery }: { delivery: DeliveryOption }) {
  const t = useT()
  const describe = useDeliveryTexts()
  const [now] = useState(() => new Date())
  const { title, day } = describe(delivery, now)
  return (
    <div>
      <dt>{t('delivery.title')}</dt>
      <dd>
        {title}
        <br />
        {day}
      </dd>
    </div>
  )
}

/** The goods that could have a name, and are ordered without: it is said once, before they are. */
function UnnamedFact({ items }: { items: readonly CartItem[] }) {
  const t = useT()
  const { lang } = useLanguage()
  const getTitle = useItemTitle()
  if (items.length === 0) return null
  return (
    <div>
      <dt>{t('name.none')}</dt>
      {items.map((item) => (
        <dd key={item.id}>
          <DataText text={getTitle(item)} translate="no" />{' '}
          <NameLink item={item} product={localize(getTitle(item), lang)} isNeeded={false} />
        </dd>
      ))}
    </div>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space[3]} ${space[5]};
  & > div > dt {
    color: ${color.muted};
    font-size: ${font.s};
  }
  & > div > dd {
    font-weight: ${font.medium};
    overflow-wrap: anywhere;
  }
`
