import { Card } from '@shop/ui/card/Card.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { DefinitionList, type Fact } from '../layout/DefinitionList.tsx'

/** A part of an order's page: facts below a heading. */
export function OrderFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card as="section">
      <h2>{title}</h2>
      {facts.length > 0 ? <Facts facts={facts} /> : <p>–</p>}
    </Card>
  )
}

const Facts = styled(DefinitionList)`
  gap: ${space[2]};
  margin-block-start: ${space[3]};
  font-size: ${font.s};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[5]};
    padding-block-end: ${space[2]};
    border-block-end: 1px solid ${color.line};
  }
  & > div:last-child {
    border: 0;
  }
`
