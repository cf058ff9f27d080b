import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import SearchX from 'lucide-react/icons/search-x'

import { useT } from '../messages.ts'

/** The page of a category or product that does not exist: says so and leads on to the shop. */
export function Missing({ what }: { what: 'product' | 'products' }) {
  const t = useT()
  const title = t(`${what}.missing.title`)
  return (
    <Container>
      <PageMeta title={title} noindex />
      <PageHeading
        title={t('shop.title')}
        breadcrumb={[{ label: t('shop.title'), to: sitePaths.shop }, { label: title }]}
      />
      <EmptyState
        icon={<SearchX />}
        title={title}
        text={t(`${what}.missing.text`)}
        action={<ButtonLink to={sitePaths.shop}>{t('shop.back')}</ButtonLink>}
      />
    </Container>
  )
}
