import { SHOP_TIME_ZONE } from '@shop/contracts/rules/format.ts'
import { locales } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useHydrated } from '@shop/kernel/page'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useStoresT } from '../messages.generated.ts'
import { getOpening } from './opening.ts'
import type { OpeningHours } from './stores.ts'

/** Whether a store is open now. The page comes from a cache: the visitor's clock fills the place that is kept. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const t = useStoresT()
  const { lang } = useLanguage()
  const [now] = useState(() => new Date(Date.now()))
  if (!useHydrated()) return <State $open={false}>{'\u00a0'}</State>
  const { open, changesAt, onAnotherDay } = getOpening(hours, now)
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

const State = styled.strong<{ $open: boolean }>`
  display: block;
  color: ${({ $open }) => ($open ? color.success : color.muted)};
  font-size: ${font.s};
  font-weight: ${font.medium};
`
