import {
  addWorkingDays,
  type DeliveryOption,
  type DeliverySettings,
  findDeliveryOption,
  getDeliveryDays,
} from '@shop/contracts/rules/delivery.ts'
import { formatWeekday } from '@shop/contracts/rules/format-weekday.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { useHydrated } from '@shop/kernel/page'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Truck from 'lucide-react/icons/truck'
import { styled } from 'styled-components'

import { IconList } from '../layout/IconList.ts'
import { useProductT } from '../messages.generated.ts'
import { findCollection } from './describe-delivery.ts'

const NO_BREAK_SPACE = '\u00a0'

/** By when an order is with its buyer in Oman, and what its way there costs; nothing where the shop says nothing of it. */
export function Arrivals() {
  const t = useProductT()
  const { delivery } = getConfig()
  if (!delivery) return null
  const options = ['muscat', 'oman'].flatMap((id) => findDeliveryOption(delivery, id) ?? [])
  const collection = findCollection(delivery)
  return (
    <IconList aria-label={t('product.delivery')}>
      {[...options, ...(collection ? [collection] : [])].map((option) => (
        <Arrival key={option.id} delivery={delivery} option={option} />
      ))}
    </IconList>
  )
}

interface ArrivalProps {
  delivery: DeliverySettings
  option: DeliveryOption
}

function Arrival({ delivery, option }: ArrivalProps) {
  const t = useProductT()
  const { lang } = useLanguage()
  const hydrated = useHydrated()
  const { id, price, store } = option
  const days = getDeliveryDays(delivery, option)
  return (
    <li>
      {store ? <ShoppingBag aria-hidden /> : <Truck aria-hidden />}
      <Row>
        <b>
          {store
            ? t('arrival.store', { store: store[lang] })
            : t(id === 'muscat' ? 'arrival.muscat' : 'arrival.oman')}
        </b>{' '}
        {price > 0 ? <Amount hundredths={toHundredths(price)} /> : <span>{t('arrival.free')}</span>}{' '}
        {days !== undefined && (
          // The browser knows the day: its line is kept in the server's page.
          <span>
            {hydrated
              ? t('arrival.by', { date: formatWeekday(addWorkingDays(new Date(), days), lang) })
              : NO_BREAK_SPACE}
          </span>
        )}
      </Row>
    </li>
  )
}

const Row = styled.span`
  display: grid;
  grid-template-columns: 1fr auto;
  & > b {
    color: ${color.text};
    font-weight: ${font.medium};
  }
  & > :nth-child(3) {
    grid-column: 1 / -1;
  }
`
