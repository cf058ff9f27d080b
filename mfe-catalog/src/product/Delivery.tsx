import {
  addWorkingDays,
  findDeliveryOption,
  getDeliveryDays,
} from '@shop/contracts/rules/delivery.ts'
import { formatWeekday } from '@shop/contracts/rules/format-weekday.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { useHydrated } from '@shop/kernel/page'
import { styled } from 'styled-components'

import { useProductT } from '../messages.generated.ts'
import { describeDelivery } from './describe-delivery.ts'

const NO_BREAK_SPACE = '\u00a0'

/** When an order leaves the shop, and in Muscat what its delivery costs and by when it is there. */
export function Delivery() {
  const t = useProductT()
  const { lang } = useLanguage()
  const { delivery } = getConfig()
  const { time, price } = describeDelivery(delivery, t, lang)
  const muscat = delivery && findDeliveryOption(delivery, 'muscat')
  if (!muscat) return time
  const days = getDeliveryDays(delivery, muscat)
  return (
    <>
      {time} <span>{price}</span>
      {days !== undefined && <Arrival days={days} />}
    </>
  )
}

/** The day, which the browser knows: its line is kept in the server's page. */
function Arrival({ days }: { days: number }) {
  const t = useProductT()
  const { lang } = useLanguage()
  const hydrated = useHydrated()
  return (
    <Line>
      {hydrated
        ? t('product.arrival', { date: formatWeekday(addWorkingDays(new Date(), days), lang) })
        : NO_BREAK_SPACE}
    </Line>
  )
}

const Line = styled.span`
  display: block;
`
