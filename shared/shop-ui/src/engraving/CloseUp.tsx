import type { Corners } from '@shop/contracts/rules/projection.ts'
import { toCloseUp } from '@shop/contracts/rules/surface.ts'
import { radius } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface CloseUpProps {
  /** Of the surface in the picture; without them, it is shown whole. */
  corners: Corners | undefined
  /** Width of the frame in heights. */
  aspect: number
  /** A square picture. */
  children: ReactNode
}

/** A picture of a product from so near that what is on its surface can be made out. */
export function CloseUp({ corners, aspect, children }: CloseUpProps) {
  return (
    <Frame style={{ aspectRatio: corners ? aspect : 1 }}>
      <span style={corners && toCloseUp(corners, aspect)}>{children}</span>
    </Frame>
  )
}

const Frame = styled.span`
  position: relative;
  display: block;
  inline-size: 100%;
  overflow: hidden;
  border-radius: ${radius.m};
  & > span {
    position: absolute;
    /* A picture is not mirrored. */
    inset: 0 auto auto 0;
    display: block;
    inline-size: 100%;
  }
`
