import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, font, space } from '../tokens/tokens.ts'

/** Error message of a field; the control refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Root id={id}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </Root>
  )
}

const Root = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.danger};
  font-size: ${font.xs};
  & > svg {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    margin-block-start: 0.25em;
  }
`
