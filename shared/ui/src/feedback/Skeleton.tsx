import { css, keyframes, styled } from 'styled-components'

import { color, radius } from '../tokens/tokens.ts'

interface SkeletonProps {
  /** CSS lengths; a full-width line of text by default. */
  width?: string
  height?: string
  /** CSS aspect ratio such as `4 / 3`, in place of a height. */
  ratio?: string
  shape?: keyof typeof radius
}

/** Placeholder of content that is loading; wrap it in `Loading`, which announces it. */
export function Skeleton({ width = '100%', height, ratio, shape = 's' }: SkeletonProps) {
  const blockSize = height ?? (ratio ? 'auto' : '1em')
  return (
    <Root
      aria-hidden
      style={{ inlineSize: width, blockSize, aspectRatio: ratio, borderRadius: radius[shape] }}
    />
  )
}

const pulse = keyframes`
  50% { opacity: 0.45; }
`

/** The surface of whatever keeps the place of content that is not known yet. */
export const skeletonStyles = css`
  background: color-mix(in srgb, ${color.line} 75%, transparent);
  animation: ${pulse} 1.6s ease-in-out infinite;
`

const Root = styled.span`
  display: block;
  ${skeletonStyles}
`
