import { color, from, radius, shadow, space } from '@shop/ui/tokens/tokens.ts'
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
`

export const Map = styled(StudioMap)`
  position: absolute;
  inset: 0;
  /* The panel below must not cover the pin. */
  block-size: calc(100% - 12rem);
  ${from.tablet} {
    block-size: 100%;
  }
`

export const Panel = styled.div`
  position: absolute;
  inset-block-end: ${space.gutter};
  inset-inline: ${space.gutter};
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[5]};
  border-radius: ${radius.l};
  background: ${color.raised};
  box-shadow: ${shadow.l};
  & > address {
    font-style: normal;
  }
  & > p {
    color: ${color.muted};
  }
  ${from.tablet} {
    inset-inline-end: auto;
    inline-size: 24rem;
  }
`

export const Close = styled.div`
  position: absolute;
  inset-block-start: ${space.gutter};
  inset-inline-end: ${space.gutter};
  border-radius: ${radius.round};
  background: ${color.raised};
  box-shadow: ${shadow.m};
`
