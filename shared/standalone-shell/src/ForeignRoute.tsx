import { useLocation, useNavigate } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import ExternalLink from 'lucide-react/icons/external-link'

import { messages } from './messages.ts'

/** Stands where another remote's page would be. */
export function ForeignRoute() {
  const t = messages.useT()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <EmptyState
      icon={<ExternalLink />}
      title={t('standalone.outside')}
      text={
        <messages.T
          id="standalone.outsideText"
          values={{ path: pathname + search }}
          components={{ 0: <bdi translate="no" /> }}
        />
      }
      action={<Button onClick={() => void navigate(-1)}>{t('standalone.back')}</Button>}
    />
  )
}
