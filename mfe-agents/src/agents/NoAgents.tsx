import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import UsersRound from 'lucide-react/icons/users-round'

import { useT } from '../messages.ts'
import paths from '../paths.json'

/** Says that nobody is there: not at all yet, or not on a page behind the last one. */
export function NoAgents({ beyondLastPage }: { beyondLastPage: boolean }) {
  const t = useT()
  if (beyondLastPage) {
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
