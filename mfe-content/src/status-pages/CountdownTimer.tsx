import { useLanguage } from '@shop/kernel/language'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useStatusPagesT } from '../messages.generated.ts'
import { formatTwoDigits } from './countdown.ts'

/** Parts of a countdown: how many seconds each has, and after how many of it the next begins. */
const units = [
  { id: 'days', seconds: 86_400, limit: Infinity },
  { id: 'hours', seconds: 3_600, limit: 24 },
  { id: 'mins', seconds: 60, limit: 60 },
  { id: 'secs', seconds: 1, limit: 60 },
] as const

/** Days, hours, minutes and seconds; dashes while `seconds` is null. */
export function CountdownTimer({ seconds }: { seconds: number | null }) {
  const t = useStatusPagesT()
  const { lang } = useLanguage()
  return (
    <Root role="timer" aria-label={t('comingSoon.label')}>
      {units.map((unit) => (
        <Box key={unit.id}>
          <Value>
            {seconds === null
              ? '––'
              : formatTwoDigits(Math.floor(seconds / unit.seconds) % unit.limit, lang)}
          </Value>{' '}
          {t(`unit.${unit.id}`)}
        </Box>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]};
  inline-size: 100%;
  max-inline-size: 30rem;
`

const Box = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space[4]} ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.muted};
  font-size: ${font.s};
`

const Value = styled.span`
  color: ${color.text};
  font-size: ${font['3xl']};
  font-weight: ${font.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
`
