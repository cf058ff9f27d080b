import { useHydrated } from '@shop/kernel/page'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { radius } from '../tokens/tokens.ts'
import { skeletonStyles } from './Skeleton.tsx'

/** Renders content that depends on the browser's storage: until that is known, a skeleton of its usual size. */
export function SkeletonUntilHydrated({ children }: { children: ReactNode }) {
  const pending = !useHydrated()
  return (
    <Root data-pending={pending || undefined} aria-hidden={pending || undefined}>
      {children}
    </Root>
  )
}

const Root = styled.div`
  &[data-pending] {
    border-radius: ${radius.m};
    ${skeletonStyles}
  }
  &[data-pending] > * {
    visibility: hidden;
  }
`
