import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useLanguage } from '@shop/kernel/language'
import { useLoaderData } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useStatusPagesT } from '../messages.generated.ts'
import { formatTwoDigits, useSecondsLeft } from './countdown.ts'
import picture from './pictures/maintenance.json'
import { StatusLayout, StatusText, SubscribeForm } from './StatusLayout.tsx'

export function MaintenancePage() {
  const t = useStatusPagesT()
  const { lang } = useLanguage()
  const secondsLeft = useSecondsLeft(useLoaderData<number>())
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
        <Timer role="timer" aria-label={t('maintenance.label')}>
          <bdi>{minutesLeft}</bdi> <small>{t('maintenance.minutes')}</small>
        </Timer>
      )}
      <SubscribeForm />
    </StatusLayout>
  )
}

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
