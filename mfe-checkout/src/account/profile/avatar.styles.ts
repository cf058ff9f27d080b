import { color, font, motion, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const AVATAR_SIZE = '4rem'

export const Picker = styled.label`
  position: relative;
  flex: none;
  inline-size: ${AVATAR_SIZE};
  block-size: ${AVATAR_SIZE};
  border-radius: ${radius.round};
  cursor: pointer;
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
`

export const RoundFrame = styled.span`
  display: grid;
  block-size: 100%;
  border-radius: ${radius.round};
  overflow: hidden;
  pointer-events: none;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

export const Badge = styled.span`
  position: absolute;
  inset-block-end: -0.25rem;
  inset-inline-end: -0.25rem;
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 2px solid ${color.surface};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.accentText};
  pointer-events: none;
  transition: background ${motion.fast};
  ${Picker}:hover & {
    background: ${color.accentHover};
  }
  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

export const PreviewNote = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${font.xs};
`
