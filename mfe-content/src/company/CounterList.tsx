import { locales } from '@shop/i18n/format.ts'
import { type Language, useLanguage } from '@shop/kernel/language'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { CompanyT, useCompanyT } from '../messages.generated.ts'

interface Counter {
  value: number
  /** Adds a plus sign: more than `value`. */
  more?: boolean
}

/** Counters of the career page, in order; labels are the messages `counter.ID`. */
const counters = [
  { id: 'users', value: 200_000, more: true },
  { id: 'years', value: 15, more: true },
  { id: 'offices', value: 54 },
  { id: 'positions', value: 12_000 },
] as const satisfies readonly (Counter & { id: string })[]

/** Compact notation, such as `200+K`, `54`, `12K`. */
function formatCounter({ value, more = false }: Counter, lang: Language): string {
  const format = new Intl.NumberFormat(locales[lang], { notation: 'compact' })
  // The message `counter.more` says it in words in Arabic, where a plus sign before a word reads as a typing error.
  if (!more || lang === 'ar') return format.format(value)
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'integer' ? `${part.value}+` : part.value))
    .join('')
}

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
