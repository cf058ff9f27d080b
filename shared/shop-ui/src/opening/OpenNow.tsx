import { SHOP_TIME_ZONE } from '@shop/contracts/rules/format.ts'
import { getOpening, type OpeningHours } from '@shop/contracts/rules/opening-hours.ts'
import { locales } from '@shop/i18n/format.ts'
import { createMessages } from '@shop/i18n/messages.tsx'
import { useLanguage } from '@shop/kernel/language'
import { useHydrated } from '@shop/kernel/page'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'

import ar from './messages/ar.json'
import en from './messages/en.json'

// Bundled: three texts.
const { useT } = createMessages({ en: { default: en }, ar: { default: ar } })

/** Whether a place is open now. The page comes from a cache: the visitor's clock fills the place that is kept. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const t = useT()
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
        ? t('opening.openNow', values)
        : onAnotherDay
          ? t('opening.opensOn', { ...values, day: format({ weekday: 'long' }) })
          : t('opening.opensAt', values)}
    </State>
  )
}

const State = styled.strong<{ $open: boolean }>`
  display: block;
  color: ${({ $open }) => ($open ? color.success : color.muted)};
  font-size: ${font.s};
  font-weight: ${font.medium};
`
