import { sitePaths } from '@shop/contracts/site-paths.ts'
import { useLocation, useRouteError } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useRetryRoute } from '@shop/ui/page/useRetryRoute.ts'
import Unplug from 'lucide-react/icons/unplug'
import { useEffect } from 'react'

import { useT } from '../messages.ts'

/** Shown in place of a remote's page that failed to load or threw. */
export function RegionError() {
  const t = useT()
  const error = useRouteError()
  const { pathname } = useLocation()
  const { retrying, retry } = useRetryRoute()

  useEffect(() => console.warn(error), [error])

  return (
    <Container>
      <PageMeta title={t('region.failedTitle')} noindex />
      <div role="alert">
        <EmptyState
          icon={<Unplug />}
          title={t('region.failedTitle')}
          text={t('region.failedText')}
          action={
            <Stack $row $gap="3" $justify="center">
              <Button busy={retrying} onClick={() => void retry()}>
                {t('region.tryAgain')}
              </Button>
              {pathname !== sitePaths.shop && (
                <ButtonLink variant="secondary" to={sitePaths.shop}>
                  {t('notFound.shop')}
                </ButtonLink>
              )}
              {pathname !== sitePaths.home && (
                <ButtonLink variant="ghost" to={sitePaths.home}>
                  {t('notFound.home')}
                </ButtonLink>
              )}
            </Stack>
          }
        />
      </div>
    </Container>
  )
}
