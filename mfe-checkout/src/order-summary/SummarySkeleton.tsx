import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { ReactNode } from 'react'

import { SectionTitle } from '../layout/SectionTitle.ts'
import { Summary, SummaryColumn, SummaryFooter } from './summary.styles.ts'

interface SummarySkeletonProps {
  title: string
  /** Between the title and the amounts. */
  children: ReactNode
}

/** The order summary before it is known: title, amounts, total and button. */
export function SummarySkeleton({ title, children }: SummarySkeletonProps) {
  return (
    <SummaryColumn aria-hidden>
      <Summary>
        <SectionTitle>{title}</SectionTitle>
        {children}
        <Stack $gap="2">
          <AmountSkeleton />
          <AmountSkeleton />
        </Stack>
      </Summary>
      <SummaryFooter>
        <AmountSkeleton height="1.75rem" />
        <Skeleton height="3.25rem" shape="m" />
      </SummaryFooter>
    </SummaryColumn>
  )
}

/** Label and amount of a line. */
function AmountSkeleton({ height = '1lh' }: { height?: string }) {
  return (
    <Stack $row $justify="space-between">
      <Skeleton width="5rem" height={height} />
      <Skeleton width="6rem" height={height} />
    </Stack>
  )
}
