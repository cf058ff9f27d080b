import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import type { ReactNode } from 'react'

import { useAccountT } from '../messages.generated.ts'
import type { AccountPageKey } from './AccountMenu.tsx'

interface AccountPageProps {
  page: AccountPageKey
  /** Defaults to the page's own title. */
  title?: string
  actions?: ReactNode
  children: ReactNode
}

export function AccountPage({ page, actions, children, ...own }: AccountPageProps) {
  const t = useAccountT()
  const { title = t(`meta.${page}.title`) } = own
  return (
    <>
      <PageMeta title={title} description={t(`meta.${page}.description`)} noindex />
      <PageHeading title={title} actions={actions} />
      <Stack $gap="5">{children}</Stack>
    </>
  )
}
