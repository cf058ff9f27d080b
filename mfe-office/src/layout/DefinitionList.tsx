import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A term and what it stands for. */
export type Fact = readonly [term: ReactNode, value: ReactNode]

interface DefinitionListProps {
  facts: readonly Fact[]
  className?: string
}

/** Terms above what they stand for. */
export function DefinitionList({ facts, className }: DefinitionListProps) {
  return (
    <Root className={className}>
      {facts.map(([term, value], index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  )
}

const Root = styled.dl`
  display: grid;
  gap: ${space[4]};
  & dt {
    color: ${color.muted};
    font-size: ${font.s};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
