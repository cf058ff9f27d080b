import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import type { ReactNode } from 'react'

import type { AccountPageKey } from './account.menu.ts'
import { useT } from './messages.ts'

interface AccountPageProps {
  page: AccountPageKey
  actions?: ReactNode
  children: ReactNode
}

export function AccountPage({ page, actions, children }: AccountPageProps) {
  const t = useT()
  const title = t(`meta.${page}.title`)
  return (
    <>
      <PageMeta title={title} description={t(`meta.${page}.description`)} noindex />
      <PageHeading title={title} actions={actions} />
      <Stack $gap="5">{children}</Stack>
    </>
  )
}
