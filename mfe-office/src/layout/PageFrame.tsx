import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { font, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { OfficeGate } from '../access/OfficeGate.tsx'

interface PageFrameProps {
  title: string
  intro?: ReactNode
  breadcrumb?: { label: string; to?: string }[]
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the office: its heading for everybody, the rest for those whom the backend lets in. */
export function PageFrame({ title, children, ...heading }: PageFrameProps) {
  return (
    <>
      <PageMeta title={title} noindex />
      <Heading>
        <PageHeading title={title} {...heading} />
      </Heading>
      <OfficeGate>
        <Stack $gap="5">{children}</Stack>
      </OfficeGate>
    </>
  )
}

/** Lower than those of the shop, so that more of the work is in sight. */
const Heading = styled.div`
  & > div {
    padding-block: ${space[5]} ${space[4]};
  }
  & h1 {
    font-size: ${font.xl};
  }
  & h1 + p {
    margin-block-start: ${space[1]};
    font-size: ${font.s};
  }
`
