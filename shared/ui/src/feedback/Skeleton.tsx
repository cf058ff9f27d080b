import { keyframes, styled } from 'styled-components'

import { color, radius } from '../tokens/tokens.ts'

interface SkeletonProps {
  /** CSS lengths; by default a line of text as wide as its place. */
  width?: string
  height?: string
  /** CSS ratio such as `4 / 3`, instead of a height. */
  ratio?: string
  shape?: keyof typeof radius
}

/** Holds the place of something that is loading; put it into `Loading`, which says so. */
export function Skeleton({ width = '100%', height, ratio, shape = 's' }: SkeletonProps) {
  const blockSize = height ?? (ratio ? 'auto' : '1em')
  return (
    <Root
      aria-hidden
      style={{ inlineSize: width, blockSize, aspectRatio: ratio, borderRadius: radius[shape] }}
    />
  )
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`

const Root = styled.span`
  display: block;
  background: color-mix(in srgb, ${color.line} 75%, transparent);
  animation: ${breathe} 1.6s ease-in-out infinite;
`
