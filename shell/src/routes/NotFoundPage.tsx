import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Slot } from '@shop/kernel/slots'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import Compass from 'lucide-react/icons/compass'

import { useT } from '../messages.ts'
import type { Slots } from '../slots.ts'
import { NotFoundSearch } from './NotFoundSearch.tsx'

/** The page of every path that no remote owns. */
export function NotFoundPage() {
  const t = useT()
  return (
    <Container>
      <PageMeta title={t('notFound.title')} noindex />
      <EmptyState
        icon={<Compass />}
        heading
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Stack $gap="5">
            <NotFoundSearch />
            <Stack $row $gap="3" $justify="center">
              <ButtonLink to={sitePaths.home}>{t('notFound.home')}</ButtonLink>
              <ButtonLink variant="secondary" to={sitePaths.shop}>
                {t('notFound.shop')}
              </ButtonLink>
            </Stack>
          </Stack>
        }
      />
      <Slot<Slots> name="not-found.below" context={{}} />
    </Container>
  )
}
