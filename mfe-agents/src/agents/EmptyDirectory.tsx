import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import UsersRound from 'lucide-react/icons/users-round'

import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

/** Empty state of the directory, or of a page past the last one. */
export function EmptyDirectory({ pastLastPage }: { pastLastPage: boolean }) {
  const t = useT()
  if (pastLastPage) {
    return (
      <EmptyState
        icon={<UsersRound />}
        title={t('agents.noPage')}
        text={t('agents.noPageHint')}
        action={<ButtonLink to={paths.agents}>{t('agents.firstPage')}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      icon={<UsersRound />}
      title={t('agents.empty')}
      text={t('agents.emptyHint')}
      action={<ButtonLink to={sitePaths.shop}>{t('agents.toShop')}</ButtonLink>}
    />
  )
}
