import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import Compass from 'lucide-react/icons/compass'

import { useT } from '../messages.ts'

/** For every address that nobody owns. */
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
