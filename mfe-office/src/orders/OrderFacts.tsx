import { Card } from '@shop/ui/card/Card.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A term and what it stands for. */
export type Fact = [term: ReactNode, value: ReactNode]

/** A part of an order's page: facts below a heading. */
export function OrderFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card as="section">
      <h2>{title}</h2>
      {facts.length > 0 ? (
        <Facts>
          {facts.map(([term, value], index) => (
            <div key={index}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      ) : (
        <p>–</p>
      )}
    </Card>
  )
}

const Facts = styled.dl`
  display: grid;
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
  & dt {
    color: ${color.muted};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
