import { Link } from '@shop/router'
import { ChevronForward } from '@shop/ui/icons/directional.ts'
import { color, size, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Full-width link in a list. */
export function ChevronLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Root to={to}>
      {children}
      <ChevronForward />
    </Root>
  )
}

const Root = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${size.touch};
  padding-block: ${space[2]};
  color: ${color.text};
  text-decoration: none;
  &:hover {
    color: ${color.accent};
  }
  & > svg {
    flex: none;
    inline-size: 1.125rem;
    color: ${color.muted};
  }
`
