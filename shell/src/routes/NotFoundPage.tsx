import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import Compass from 'lucide-react/icons/compass'

import { useT } from '../messages.ts'

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
        action={<ButtonLink to={sitePaths.home}>{t('notFound.home')}</ButtonLink>}
      />
    </Container>
  )
}
