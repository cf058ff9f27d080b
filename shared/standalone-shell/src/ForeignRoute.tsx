import { useLocation, useNavigate } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import ExternalLink from 'lucide-react/icons/external-link'

import { messages } from './messages.ts'

/** Shown for a path that belongs to another remote or to the shell. */
export function ForeignRoute() {
  const t = messages.useT()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <EmptyState
      icon={<ExternalLink />}
      title={t('standalone.foreignRoute.title')}
      text={
        <messages.T
          id="standalone.foreignRoute.text"
          values={{ path: pathname + search }}
          components={{ 0: <bdi translate="no" /> }}
        />
      }
      action={<Button onClick={() => void navigate(-1)}>{t('standalone.back')}</Button>}
    />
  )
}
