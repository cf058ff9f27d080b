import { Card } from '@shop/ui/card/Card.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { DefinitionList, type Fact } from '../layout/DefinitionList.tsx'

interface OrderFactsProps {
  title: ReactNode
  facts: readonly Fact[]
  /** Buttons for what can be done with them. */
  actions?: ReactNode
}

/** A part of the page of an order or a member: facts below a heading. */
export function OrderFacts({ title, facts, actions }: OrderFactsProps) {
  return (
    <OrderCard as="section">
      <h2>{title}</h2>
      {facts.length > 0 ? <Facts facts={facts} /> : <p>–</p>}
      {actions}
    </OrderCard>
  )
}

/** A part of such a page. */
export const OrderCard = styled(Card)`
  padding: ${space[4]};
  & > button {
    margin-block-start: ${space[3]};
  }
`

const Facts = styled(DefinitionList)`
  gap: ${space[1]};
  margin-block-start: ${space[2]};
  font-size: ${font.s};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding-block-end: ${space[1]};
    border-block-end: 1px solid ${color.line};
  }
  & dt {
    flex: 1 1 auto;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & dd:empty {
    display: none;
  }
  & > div:last-child {
    border: 0;
  }
`
