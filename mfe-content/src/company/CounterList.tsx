import { useLanguage } from '@shop/kernel'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { counters, formatCounter } from './counters.ts'
import { useT } from './messages.ts'

export function CounterList() {
  const t = useT()
  const { lang } = useLanguage()
  return (
    <section aria-labelledby="numbers">
      <VisuallyHidden as="h2" id="numbers">
        {t('career.counters')}
      </VisuallyHidden>
      <List>
        {counters.map((counter) => (
          <div key={counter.id}>
            <dt>{t(`counter.${counter.id}`)}</dt>
            <dd translate="no">{formatCounter(counter, lang)}</dd>
          </div>
        ))}
      </List>
    </section>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space[4]};
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    gap: ${space[1]};
    padding-inline-start: ${space[4]};
    border-inline-start: 2px solid ${color.copper};
  }
  & dt {
    color: ${color.muted};
  }
  & dd {
    font-size: ${font['3xl']};
    font-weight: ${font.medium};
    line-height: ${font.leadingTight};
    font-variant-numeric: tabular-nums;
  }
`
