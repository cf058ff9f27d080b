import { focusAfterRemoval } from '@shop/ui/dom/focus-after-removal.ts'
import { size, space } from '@shop/ui/tokens/tokens.ts'
import Columns2 from 'lucide-react/icons/columns-2'
import { styled } from 'styled-components'

import { useCompareT } from '../messages.generated.ts'
import { compareList } from '../product-lists/product-list.store.ts'
import { ProductListLayout } from '../product-lists/ProductListLayout.tsx'
import { useListEntries } from '../product-lists/useListEntries.ts'
import { NameOnCards } from '../products/names/NameOnCards.tsx'
import { toggleCompare } from './CompareButton.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'

export function ComparePage() {
  const t = useCompareT()
  const entries = useListEntries(compareList.useIds())
  const products = entries.flatMap(({ product }) => product ?? [])

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
      {products.some(({ details }) => details?.surface) && (
        <Names>
          <NameOnCards products={products} />
        </Names>
      )}
      <ComparisonTable entries={entries} onRemove={handleRemove} />
    </ProductListLayout>
  )
}

const Names = styled.div`
  max-inline-size: 24rem;
  min-block-size: ${size.touch};
  margin-block-end: ${space[4]};
`
