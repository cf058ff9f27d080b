import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import SearchX from 'lucide-react/icons/search-x'

import { NothingHere } from '../categories/CategoryLinks.tsx'
import { useShopBreadcrumb } from '../layout/useShopBreadcrumb.ts'
import { useT } from '../messages.generated.ts'

/** The page of a product or category (`products`) that does not exist. */
export function NotFound({ page }: { page: 'product' | 'products' }) {
  const t = useT()
  const title = t(`${page}.notFound.title`)
  return (
    <Container>
      <PageMeta title={title} notFound />
      <PageHeading title={t('shop.title')} breadcrumb={useShopBreadcrumb(title)} />
      <NothingHere
        icon={<SearchX />}
        title={title}
        text={t(`${page}.notFound.text`)}
        action={<ButtonLink to={sitePaths.shop}>{t('shop.back')}</ButtonLink>}
      />
    </Container>
  )
}
