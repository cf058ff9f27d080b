import { styled } from 'styled-components'

import { color, radius } from '../tokens/tokens.ts'

const sizes = {
  s: { badge: '2.75rem', icon: '1.375rem', corners: radius.m },
  m: { badge: '4.5rem', icon: '1.75rem', corners: radius.round },
  l: { badge: '5rem', icon: '2.25rem', corners: radius.round },
}

type Size = keyof typeof sizes

/** A decorative icon on a tinted disc; on a rounded square in size `s`. */
export const IconBadge = styled.span.attrs<{ $size?: Size }>({ 'aria-hidden': true })`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $size = 'm' }) => sizes[$size].badge};
  block-size: ${({ $size = 'm' }) => sizes[$size].badge};
  border-radius: ${({ $size = 'm' }) => sizes[$size].corners};
  background: ${color.accentSoft};
  color: ${color.accent};
  & > svg {
    inline-size: ${({ $size = 'm' }) => sizes[$size].icon};
    block-size: ${({ $size = 'm' }) => sizes[$size].icon};
    stroke-width: 1.5;
  }
`
