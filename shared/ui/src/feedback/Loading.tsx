import type { ReactNode } from 'react'

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useT } from '../messages.ts'
import { SlowNotice } from './SlowNotice.tsx'

/** Announces that content is loading, and that it takes long; wraps its skeletons. */
export function Loading({ label, children }: { label?: string; children?: ReactNode }) {
  const t = useT()
  return (
    <div role="status">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      <SlowNotice />
      {children}
    </div>
  )
}
