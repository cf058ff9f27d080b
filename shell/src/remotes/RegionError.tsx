import { useLocation, useNavigate, useRouteError } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import Unplug from 'lucide-react/icons/unplug'
import { useEffect, useState } from 'react'

import { useT } from '../messages.ts'

/** Stands in the place of a remote's page that could not be loaded or broke. */
export function RegionError() {
  const t = useT()
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  const [trying, setTrying] = useState(false)

  useEffect(() => console.warn(error), [error])

  async function tryAgain() {
    setTrying(true)
    await navigate(location, { replace: true })
    setTrying(false)
  }

  return (
    <Container>
      <PageMeta title={t('region.failedTitle')} unlisted />
      <div role="alert">
        <EmptyState
          icon={<Unplug />}
          title={t('region.failedTitle')}
          text={t('region.failedText')}
          action={
            <Button busy={trying} onClick={() => void tryAgain()}>
              {t('region.tryAgain')}
            </Button>
          }
        />
      </div>
    </Container>
  )
}
