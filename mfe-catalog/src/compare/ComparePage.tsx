import { sitePaths } from '@shop/contracts/site-paths.ts'
import { focusAfterRemoval } from '@shop/ui/dom/focus-after-removal.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import Scale from 'lucide-react/icons/scale'

import { ClearList } from '../kept/ClearList.tsx'
import { compared } from '../kept/kept.store.ts'
import { NothingKept } from '../kept/NothingKept.tsx'
import { useKeptProducts } from '../kept/useKeptProducts.ts'
import { toggleCompared } from './compare.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { useT } from './messages.ts'

export function ComparePage() {
  const t = useT()
  const ids = compared.useList()
  const products = useKeptProducts(ids)
  const filled = ids.length > 0

  function remove(id: string, button: HTMLElement) {
    focusAfterRemoval(button, 'th')
    toggleCompared(id)
  }

  return (
    <Container>
      <PageMeta
        title={t('meta.compare.title')}
        description={t('meta.compare.description')}
        noindex
      />
      <PageHeading
        title={t('comparison.title')}
        breadcrumb={[
          { label: t('comparison.shop'), to: sitePaths.shop },
          { label: t('comparison.title') },
        ]}
        intro={filled && t('comparison.intro', { count: ids.length, max: compared.max })}
        actions={filled && <ClearList list={compared} />}
      />
      {filled ? (
        <ComparisonTable products={products} onRemove={remove} />
      ) : (
        <NothingKept icon={<Scale />} />
      )}
    </Container>
  )
}
