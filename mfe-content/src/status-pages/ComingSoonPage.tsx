import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { useHydrated } from '@shop/kernel/page'
import { hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { useSiteUrl } from '@shop/ui/page/useSiteUrl.ts'
import { Time } from '@shop/ui/text/Time.tsx'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { Suspense } from 'react'

import { StatusPagesT, useStatusPagesT } from '../messages.generated.ts'
import { toCalendarUrl } from './calendar.ts'
import { useSecondsLeft } from './countdown.ts'
import { CountdownTimer } from './CountdownTimer.tsx'
import picture from './pictures/coming-soon.json'
import { StatusLayout, StatusText } from './StatusLayout.tsx'

/** Below the fold, and of no use before the date. */
const BestSellers = lazyOptional(async () => (await import('./BestSellers.tsx')).BestSellers)

const DEFAULT_DATE = '2024-12-31T00:00:00+04:00'

export function ComingSoonPage() {
  const t = useStatusPagesT()
  const { lang } = useLanguage()
  const toUrl = useSiteUrl()
  const hydrated = useHydrated()
  const { brandName, comingSoonDate: date = DEFAULT_DATE } = getConfig()
  const secondsLeft = useSecondsLeft(Date.parse(date))
  const ended = secondsLeft === 0
  return (
    <StatusLayout
      page="soon"
      picture={picture}
      below={
        ended &&
        hasBestSellers() && (
          <div>
            {hydrated && (
              <Suspense fallback={null}>
                <BestSellers />
              </Suspense>
            )}
          </div>
        )
      }
    >
      <h1 tabIndex={-1}>{t('meta.status.soon.title')}</h1>
      <StatusText role="status">
        <StatusPagesT
          id={ended ? 'comingSoon.ended' : 'comingSoon.text'}
          values={{ date: formatDay(date, lang, 'long', SHOP_TIME_ZONE) }}
          components={{ 0: <Time dateTime={date} /> }}
        />
      </StatusText>
      {!ended && <CountdownTimer seconds={secondsLeft} />}
      <Stack $row $gap="3">
        {!ended && (
          <ButtonLink
            external
            href={toCalendarUrl(
              t('comingSoon.event', { brand: brandName[lang] }),
              new Date(date),
              toUrl(sitePaths.shop),
            )}
            download="coming-soon.ics"
            size="l"
          >
            <CalendarPlus aria-hidden />
            {t('comingSoon.calendar')}
          </ButtonLink>
        )}
        <ButtonLink to={sitePaths.shop} size="l" variant={ended ? 'primary' : 'secondary'}>
          {t('comingSoon.shop')}
        </ButtonLink>
        <ButtonLink to={sitePaths.sale} size="l" variant="secondary">
          {t('comingSoon.sale')}
        </ButtonLink>
      </Stack>
    </StatusLayout>
  )
}
