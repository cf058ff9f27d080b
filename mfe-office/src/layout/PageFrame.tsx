import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import type { ReactNode } from 'react'

import { OfficeGate } from '../access/OfficeGate.tsx'

interface PageFrameProps {
  title: string
  intro?: ReactNode
  breadcrumb?: { label: string; to?: string }[]
  children: ReactNode
}

/** A page of the office: its heading for everybody, the rest for those whom the backend lets in. */
export function PageFrame({ title, children, ...heading }: PageFrameProps) {
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHeading title={title} {...heading} />
      <OfficeGate>
        <Stack $gap="5">{children}</Stack>
      </OfficeGate>
    </>
  )
}
