import { toHundredths } from '@shop/contracts/rules/money.ts'
import { Amount } from '@shop/ui/text/Amount.tsx'

import { useT } from '../messages.generated.ts'

/** The price of a delivery option. @param props.price OMR, decimal */
export function DeliveryPrice({ price }: { price: number }) {
  const t = useT()
  return price > 0 ? <Amount hundredths={toHundredths(price)} /> : <span>{t('delivery.free')}</span>
}
