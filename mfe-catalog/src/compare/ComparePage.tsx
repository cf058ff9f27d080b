import { focusAfterRemoval } from '@shop/ui/dom/focus-after-removal.ts'
import Columns2 from 'lucide-react/icons/columns-2'

import { useCompareT } from '../messages.generated.ts'
import { compareList } from '../product-lists/product-list.store.ts'
import { ProductListLayout } from '../product-lists/ProductListLayout.tsx'
import { useListEntries } from '../product-lists/useListEntries.ts'
import { toggleCompare } from './CompareButton.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'

export function ComparePage() {
  const t = useCompareT()
  const entries = useListEntries(compareList.useIds())

  function handleRemove(id: string, button: HTMLElement) {
    focusAfterRemoval(button, 'th')
    toggleCompare(id)
  }

  return (
    <ProductListLayout
      list={compareList}
      meta={{ title: t('meta.compare.title'), description: t('meta.compare.description') }}
      title={t('comparison.title')}
      intro={t('comparison.intro', { count: entries.length, max: compareList.max })}
      icon={<Columns2 />}
      isEmpty={entries.length === 0}
    >
      <ComparisonTable entries={entries} onRemove={handleRemove} />
    </ProductListLayout>
  )
}
