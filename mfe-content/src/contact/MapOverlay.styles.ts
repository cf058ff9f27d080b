import { color, mediaQuery, radius, shadow, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { StudioMap } from './StudioMap.tsx'

export const Root = styled.dialog`
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  border: 0;
  background: ${color.sunken};
  color: ${color.text};
  overscroll-behavior: contain;
  &[open] {
    display: grid;
    grid-template-rows: minmax(10rem, 1fr) auto;
  }
`

/** Full-screen on tablets and up; above the panel on phones, where that would cover too much of it. */
export const Map = styled(StudioMap)`
  inline-size: 100%;
  block-size: 100%;
  ${mediaQuery.tablet} {
    position: absolute;
    inset: 0;
  }
`

export const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[5]};
  background: ${color.raised};
  & > address {
    font-style: normal;
  }
  & > p {
    color: ${color.muted};
  }
  ${mediaQuery.tablet} {
    position: absolute;
    inset-block-end: ${space.gutter};
    inset-inline-start: ${space.gutter};
    inline-size: 24rem;
    border-radius: ${radius.l};
    box-shadow: ${shadow.l};
  }
`

export const CloseButton = styled.div`
  position: absolute;
  inset-block-start: ${space.gutter};
  inset-inline-end: ${space.gutter};
  border-radius: ${radius.round};
  background: ${color.raised};
  box-shadow: ${shadow.m};
`
