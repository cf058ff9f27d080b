import { color, font, motion, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Item = styled.details`
  border-block-end: 1px solid ${color.line};
  interpolate-size: allow-keywords;
  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size ${motion.medium} ${motion.ease},
      content-visibility ${motion.medium} allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: 3.75rem;
  padding-block: ${space[3]};
  border-radius: ${radius.s};
  font-size: ${font.l};
  font-weight: ${font.medium};
  line-height: 1.4;
  transition: color ${motion.fast};
  &:hover {
    color: ${color.accent};
  }
  & > svg {
    flex: none;
    inline-size: 1.25rem;
    color: ${color.muted};
    transition: rotate ${motion.medium} ${motion.ease};
  }
`

export const Content = styled.div`
  max-inline-size: 44rem;
  padding-block-end: ${space[5]};
  color: ${color.muted};
`
