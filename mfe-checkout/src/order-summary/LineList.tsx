import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const NO_BREAK_SPACE = '\u00a0'

interface OrderedLine {
  id: string
  picture?: ReactNode
  title: ReactNode
  /** Below the title. */
  note?: ReactNode
  quantity: number
  amount: ReactNode
}

/** The lines of an order with quantity and amount. */
export function LineList({ lines, label }: { lines: OrderedLine[]; label?: string }) {
  const { lang } = useLanguage()
  return (
    <List aria-label={label}>
      {lines.map(({ id, picture, title, note, quantity, amount }) => (
        <li key={id}>
          {picture && <Thumb>{picture}</Thumb>}
          <div>
            {title}
            {NO_BREAK_SPACE}
            <Quantity translate="no">× {formatNumber(quantity, lang)}</Quantity>
            {note}
          </div>
          {amount}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  padding-block-end: ${space[4]};
  border-block-end: 1px solid ${color.line};
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[1]};
    font-size: ${font.s};
    line-height: 1.35;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & > li > div {
    flex: 1;
    min-inline-size: 5rem;
  }
  & > li > :last-child {
    min-inline-size: 0;
    white-space: normal;
    text-align: end;
  }
`

const Thumb = styled.span`
  flex: none;
  inline-size: 4rem;
  overflow: hidden;
  border-radius: ${radius.s};
`

const Quantity = styled.span`
  color: ${color.muted};
  white-space: nowrap;
`
