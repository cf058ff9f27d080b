import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { locales, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { type Language, useLanguage } from '@shop/kernel/language'
import { useLoaderData } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useStatusPagesT } from '../messages.generated.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { formatTwoDigits, useSecondsLeft } from './countdown.ts'
import picture from './pictures/maintenance.json'
import { StatusLayout, StatusText, SubscribeForm } from './StatusLayout.tsx'

export function MaintenancePage() {
  const t = useStatusPagesT()
  const { lang } = useLanguage()
  const end = useLoaderData<number>()
  const secondsLeft = useSecondsLeft(end)
  const ended = secondsLeft === 0
  const minutesLeft =
    secondsLeft === null
      ? '––:––'
      : [Math.floor(secondsLeft / 60), secondsLeft % 60]
          .map((part) => formatTwoDigits(part, lang))
          .join(':')
  return (
    <StatusLayout page="maintenance" picture={picture}>
      <h1 tabIndex={-1}>{t('maintenance.heading')}</h1>
      <StatusText role="status">
        {ended ? t('maintenance.ended') : t('maintenance.text')}
      </StatusText>
      {ended ? (
        <ButtonLink to={sitePaths.home} size="l">
          {t('maintenance.retry')}
        </ButtonLink>
      ) : (
        <div>
          <Timer role="timer" aria-label={t('maintenance.label')}>
            <bdi>{minutesLeft}</bdi> <small>{t('maintenance.minutes')}</small>
          </Timer>
          <Back>
            {secondsLeft !== null && t('maintenance.back', { time: formatTime(end, lang) })}
          </Back>
        </div>
      )}
      <ContactLinks />
      <SubscribeForm />
    </StatusLayout>
  )
}

/** The hour in Muscat. @param time milliseconds since 1970 */
const formatTime = (time: number, lang: Language) =>
  new Intl.DateTimeFormat(locales[lang], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: SHOP_TIME_ZONE,
  }).format(time)

/** The browser knows the hour: its place is kept in the server's page. */
const Back = styled(Muted)`
  min-block-size: 1lh;
`

const Timer = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  font-size: ${font.display};
  font-weight: ${font.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  & > small {
    color: ${color.muted};
    font-size: ${font.l};
    font-weight: ${font.regular};
  }
`
