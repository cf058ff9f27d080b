import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import type { ComponentProps } from 'react'

import { CategoryLinks } from '../categories/CategoryLinks.tsx'

/** An empty state that leads on to the categories. */
export function NoResults(props: ComponentProps<typeof EmptyState>) {
  return (
    <>
      <EmptyState {...props} />
      <CategoryLinks />
    </>
  )
}
