import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { useShopBreadcrumb } from '../layout/useShopBreadcrumb.ts'
import { useBrandsT } from '../messages.generated.ts'
import { brandGroups, getBrandsInGroup } from '../samples/sample-attributes.ts'
import { BrandCard } from './BrandCard.tsx'
import { Group, Groups, List } from './brands.styles.ts'

export function BrandsPage() {
  const t = useBrandsT()
  return (
    <Container>
      <PageMeta title={t('meta.brands.title')} description={t('meta.brands.description')} />
      <PageHeading
        title={t('brands.title')}
        intro={t('brands.intro')}
        breadcrumb={useShopBreadcrumb(t('brands.title'))}
      />
      <Groups>
        {brandGroups.map((group) => (
          <Group key={group} aria-labelledby={group}>
            <h2 id={group}>{t(`brands.${group}`)}</h2>
            <List>
              {getBrandsInGroup(group).map((brand) => (
                <BrandCard key={brand} brand={brand} />
              ))}
            </List>
          </Group>
        ))}
      </Groups>
    </Container>
  )
}
