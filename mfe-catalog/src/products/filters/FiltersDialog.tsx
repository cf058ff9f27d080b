import type { Product } from '@shop/contracts/catalog.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { type ReactNode, useState } from 'react'

import { Count, Group, Option } from '../../listings/filters.styles.ts'
import { useT } from '../../messages.generated.ts'
import { clearFilters, type Filter, getFilterCount, toggleValue } from '../list-view.ts'
import { type ListViewState, useListView } from '../useListView.ts'
import { useWholeCategory } from '../useWholeCategory.ts'
import { countProducts, getMaterialChoices, getPriceChoices } from './arrange-products.ts'
import type { ArrangedProductsProps } from './ArrangedProducts.tsx'
import { useBandLabel } from './useBandLabel.ts'

interface Choice {
  value: string
  label: ReactNode
  count: number
}

/** The filters of a category's list. They take effect at once; there is no submit button. */
export function FiltersDialog(props: ArrangedProductsProps & { onClose: () => void }) {
  const { categoryId, firstPage, onClose } = props
  const t = useT()
  const { view, setView } = useDraft()
  const { products, error, retry } = useWholeCategory(categoryId, firstPage)
  const count = products && countProducts(products, view)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filters.title')}
      footer={
        <>
          <Button
            variant="ghost"
            disabled={getFilterCount(view) === 0}
            onClick={() => setView(clearFilters(view))}
          >
            {t('filters.clear')}
          </Button>
          <Button onClick={onClose} disabled={count === undefined}>
            {t('filters.show', { count: count ?? 0 })}
          </Button>
        </>
      }
    >
      {products ? (
        <Choices products={products} view={view} setView={setView} />
      ) : error ? (
        <ErrorNotice error={error} onRetry={retry} />
      ) : (
        <Loading>
          <Skeleton height="20rem" shape="m" />
        </Loading>
      )}
    </Dialog>
  )
}

/** The view with every change at once, since the URL follows only when the list has been rendered. */
function useDraft(): ListViewState {
  const { view, setView } = useListView()
  const [draft, setDraft] = useState({ from: view, next: view })
  return {
    view: draft.from === view ? draft.next : view,
    setView: (next) => {
      setDraft({ from: view, next })
      setView(next)
    },
  }
}

function Choices({ products, ...state }: ListViewState & { products: readonly Product[] }) {
  const t = useT()
  const toBandLabel = useBandLabel()
  const { view } = state
  const prices = getPriceChoices(products, view).map(({ band, count }) => ({
    value: band.id,
    label: toBandLabel(band),
    count,
  }))
  const materials = getMaterialChoices(products, view).map(({ material, count }) => ({
    value: material.en,
    label: <DataText text={material} />,
    count,
  }))
  if (prices.length + materials.length === 0) return <p>{t('filters.none')}</p>
  return (
    <Stack $gap="5">
      <ChoiceGroup filter="price" choices={prices} {...state} />
      <ChoiceGroup filter="material" choices={materials} {...state} />
    </Stack>
  )
}

function ChoiceGroup(props: ListViewState & { filter: Filter; choices: readonly Choice[] }) {
  const { filter, choices, view, setView } = props
  const t = useT()
  const { lang } = useLanguage()
  if (choices.length === 0) return null
  return (
    <Group>
      <legend>{t(`filters.${filter}`)}</legend>
      {choices.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          checked={view[filter].includes(value)}
          onChange={() => setView(toggleValue(view, filter, value))}
          label={
            <Option>
              {label}
              <Count>{formatNumber(count, lang)}</Count>
            </Option>
          }
        />
      ))}
    </Group>
  )
}
