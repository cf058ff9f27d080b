import { useSession } from '@shop/kernel/session'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { Suspense } from 'react'

import type { OfficeLinkProps } from './OfficeLink.tsx'

const OfficeLink = lazyOptional(async () => (await import('./OfficeLink.tsx')).OfficeLink)

/** Loads the link into the office for whom it is open; shoppers load nothing. */
export function LazyOfficeLink(props: OfficeLinkProps) {
  const role = useSession()?.user['role']
  if (role !== 'owner' && role !== 'staff') return null
  return (
    <Suspense fallback={null}>
      <OfficeLink {...props} />
    </Suspense>
  )
}
