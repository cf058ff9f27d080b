import { useLanguage } from '@shop/kernel/language'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { CompanyT, useCompanyT } from '../messages.generated.ts'
import { type Counter, counters, formatCounter } from './counters.ts'

export function CounterList() {
  const t = useCompanyT()
  return (
    <section aria-labelledby="numbers">
      <VisuallyHidden as="h2" id="numbers">
        {t('career.counters')}
      </VisuallyHidden>
      <List>
        {counters.map((counter) => (
          <div key={counter.id}>
            <dt>{t(`counter.${counter.id}`)}</dt>
            <dd translate="no">
              <Value counter={counter} />
            </dd>
          </div>
        ))}
      </List>
    </section>
  )
}

function Value({ counter }: { counter: Counter }) {
  const value = formatCounter(counter, useLanguage().lang)
  return counter.more ? (
    <CompanyT id="counter.more" values={{ value }} components={{ 0: <small /> }} />
  ) : (
    <>{value}</>
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
    justify-content: start;
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
  & small {
    display: block;
    color: ${color.muted};
    font-size: ${font.m};
    font-weight: ${font.regular};
  }
`
