import { useLanguage } from '@shop/kernel/language'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useStatusPagesT } from '../messages.generated.ts'
import { formatTwoDigits, splitSeconds, units } from './countdown.ts'

/** Days, hours, minutes and seconds; dashes while `seconds` is null. */
export function CountdownTimer({ seconds }: { seconds: number | null }) {
  const t = useStatusPagesT()
  const { lang } = useLanguage()
  const parts = seconds === null ? null : splitSeconds(seconds)
  return (
    <Root role="timer" aria-label={t('comingSoon.label')}>
      {units.map((unit) => (
        <Box key={unit}>
          <Value>{parts ? formatTwoDigits(parts[unit], lang) : '––'}</Value> {t(`unit.${unit}`)}
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
