import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, font, size, space } from '../tokens/tokens.ts'

interface FoldProps {
  /** What is folded away, in a few words. */
  summary: ReactNode
  children: ReactNode
}

/** Content that most visitors do without: the browser opens it, also for find-in-page. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <Root>
      <Summary>
        {summary}
        <ChevronDown aria-hidden />
      </Summary>
      {children}
    </Root>
  )
}

const Root = styled.details`
  &[open] > summary > svg {
    rotate: 180deg;
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: ${size.touch};
  color: ${color.muted};
  font-size: ${font.s};
  & > svg {
    flex: none;
    inline-size: 1.25rem;
  }
`
