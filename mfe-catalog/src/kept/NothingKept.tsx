import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import type { ReactElement } from 'react'

import { useT } from '../messages.ts'
import paths from '../paths.json'

/** Stands where kept products would be; the same sentence for those compared and those viewed. */
export function NothingKept({ icon }: { icon: ReactElement }) {
  const t = useT()
  return (
    <EmptyState
      icon={icon}
      title={t('kept.empty.title')}
      action={<ButtonLink to={paths.templateGrid}>{t('kept.empty.action')}</ButtonLink>}
    />
  )
}
