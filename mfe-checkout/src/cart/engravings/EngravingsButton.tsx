import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

/** Opens and closes the texts on the pieces of a line. */
export function EngravingsButton({ children, ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <Root {...rest} type="button">
      {children}
      <ChevronDown aria-hidden />
    </Root>
  )
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${size.touch};
  color: ${color.accent};
  font-size: ${font.s};
  font-weight: ${font.medium};
  text-align: start;
  &:hover {
    color: ${color.accentHover};
    text-decoration: underline;
  }
  & > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`
