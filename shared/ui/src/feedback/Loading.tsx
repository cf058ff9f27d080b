import type { ReactNode } from 'react'

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useT } from '../messages.ts'

/** Says that something is loading, around the skeletons that show where it will be. */
export function Loading({ label, children }: { label?: string; children?: ReactNode }) {
  const t = useT()
  return (
    <div role="status">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
