import { keyframes, styled } from 'styled-components'

import { color, font, mediaQuery, motion, radius, shadow, size, space } from '../tokens/tokens.ts'

const rise = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`

const appear = keyframes`
  from { opacity: 0; }
`

const widths = { narrow: '32rem', wide: '60rem' }

export const Root = styled.dialog<{ $width: keyof typeof widths }>`
  inline-size: min(${({ $width }) => widths[$width]}, 100%);
  max-inline-size: 100%;
  max-block-size: calc(100dvh - ${space[5]});
  /* At the bottom of a phone's screen, centred elsewhere. */
  margin: auto auto 0;
  border: 0;
  border-radius: ${radius.l} ${radius.l} 0 0;
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.l};
  overflow: hidden;
  &[open] {
    animation: ${rise} ${motion.medium} ${motion.ease};
  }
  &::backdrop {
    background: ${color.overlay};
    animation: ${appear} ${motion.medium};
  }
  ${mediaQuery.tablet} {
    max-inline-size: calc(100% - 2 * ${space.gutter});
    margin: auto;
    border-radius: ${radius.l};
  }
`

export const Panel = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  max-block-size: calc(100dvh - ${space[5]});
`

export const Header = styled.h2`
  padding: ${space[5]} ${space[5]} ${space[3]};
  padding-inline-end: calc(${size.touch} + ${space[6]});
  font-size: ${font.xl};
`

export const Body = styled.div`
  padding: 0 ${space[5]} ${space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border-block-start: 1px solid ${color.line};
  background: ${color.raised};
  & > * {
    flex-grow: 1;
  }
  ${mediaQuery.tablet} {
    & > * {
      flex-grow: 0;
    }
  }
`

export const Close = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space[3]};
`
