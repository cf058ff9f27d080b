import { SHOP_TIME_ZONE } from '@shop/contracts/rules/format.ts'
import { locales } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useHydrated } from '@shop/kernel/page'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { useState } from 'react'
import { styled } from 'styled-components'

import { IconList } from '../layout/IconList.ts'
import { useStoresT } from '../messages.generated.ts'
import { describeHours } from './describe-hours.ts'
import { getOpening } from './opening.ts'
import type { OpeningHours, Store } from './stores.ts'

export function StoreDetails({ store }: { store: Store }) {
  const t = useStoresT()
  const { lang } = useLanguage()
  const { address, hours } = store
  return (
    <List>
      <li>
        <MapPin role="img" aria-label={t('stores.address')} />
        <address>
          <PersonalText>{address}</PersonalText>
        </address>
      </li>
      <li>
        <Clock role="img" aria-label={t('stores.hours')} />
        <div>
          <OpenNow hours={hours} />
          <span>{describeHours(hours, t, lang)}</span>
        </div>
      </li>
      <li>
        <Phone role="img" aria-label={t('stores.phone')} />
        <a href={`tel:${store.phone.replaceAll(' ', '')}`} translate="no">
          <bdi dir="ltr">{store.phone}</bdi>
        </a>
      </li>
    </List>
  )
}

/** Whether a store is open now. The page comes from a cache: the visitor's clock fills the place that is kept. */
function OpenNow({ hours }: { hours: OpeningHours }) {
  const t = useStoresT()
  const { lang } = useLanguage()
  const [now] = useState(() => new Date(Date.now()))
  if (!useHydrated()) return <State $open={false}>{'\u00a0'}</State>
  const opening = getOpening(hours, now)
  if (!opening) return null
  const { open, changesAt, onAnotherDay } = opening
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lang], { timeZone: SHOP_TIME_ZONE, ...options }).format(
      changesAt,
    )
  const values = { time: format({ hour: 'numeric', minute: '2-digit' }) }
  return (
    <State $open={open}>
      {open
        ? t('stores.openNow', values)
        : onAnotherDay
          ? t('stores.opensOn', { ...values, day: format({ weekday: 'long' }) })
          : t('stores.opensAt', values)}
    </State>
  )
}

const List = styled(IconList)`
  gap: ${space[2]};
  & address {
    font-style: normal;
  }
  & a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${size.touch};
    /* Keeps the line as high as the others despite the touch target. */
    margin-block: -0.6rem;
  }
`

const State = styled.strong<{ $open: boolean }>`
  display: block;
  color: ${({ $open }) => ($open ? color.success : color.muted)};
  font-size: ${font.s};
  font-weight: ${font.medium};
`
