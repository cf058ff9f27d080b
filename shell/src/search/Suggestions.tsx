import { findSearchPages } from '@shop/contracts/browser/search-pages.ts'
import { categoryPath, productPath, searchPath } from '@shop/contracts/browser/site-paths.ts'
import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { useLanguage } from '@shop/kernel/language'
import { Price } from '@shop/shop-ui/price/Price.tsx'
import { optionId } from '@shop/ui/form/active-option.ts'
import { useDebounced } from '@shop/ui/form/useDebounced.ts'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useEffect } from 'react'

import { useT } from '../messages.ts'
import { categoriesQuery } from './categories.api.ts'
import { pickCategories } from './suggested-categories.ts'
import { suggestionsQuery } from './suggestions.api.ts'
import { All, LinkOption, List, None, Option, Popup, Prices, Title } from './suggestions.styles.ts'

const DELAY_MS = 200

interface SuggestionsProps {
  /** Id of the list; the ids of its options are derived from it. */
  id: string
  text: string
  /** Index of the chosen option, or -1. */
  active: number
  onActivate: (index: number) => void
  /** Called with the number of options whenever it changes. */
  onCount: (count: number) => void
}

/** Pages, categories and products that match what is typed, or categories to begin with, below the search field. */
export function Suggestions({ id, text, active, onActivate, onCount }: SuggestionsProps) {
  const t = useT()
  const { lang } = useLanguage()
  const typed = normalizeTyped(text)
  const query = suggestionsQuery(useDebounced(typed, DELAY_MS), lang)
  const { data } = useQuery(query)
  const page = query.enabled && typed ? data : undefined
  const products = page?.results ?? []
  const total = page?.paginate.totalCount ?? 0
  const { data: allCategories = [] } = useQuery(categoriesQuery)
  const categories = page || typed === '' ? pickCategories(allCategories, products, typed) : []
  const pages = findSearchPages(typed)
  const linkCount = pages.length + categories.length
  const count = linkCount + (products.length > 0 ? products.length + 1 : 0)
  const isEstimated = page?.paginate.estimated ?? false

  useEffect(() => {
    onCount(count)
    return () => onCount(0)
  }, [count, onCount])

  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const getOptionProps = (index: number) => ({
    id: optionId(id, index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    onPointerMove: () => onActivate(index),
  })

  return (
    <>
      <VisuallyHidden role="status">
        {page &&
          (isEstimated
            ? t('search.suggested', { count: products.length })
            : t('search.found', { count: total }))}
      </VisuallyHidden>
      {(page ?? count > 0) && (
        // The field keeps the focus, and with it the list.
        <Popup onMouseDown={(event) => event.preventDefault()}>
          {products.length === 0 && pages.length === 0 && (
            <None>{page ? t('search.none', { text: typed }) : t('search.browse')}</None>
          )}
          {count > 0 && (
            <List id={id} role="listbox" aria-label={t('search.suggestions')}>
              {pages.map(({ path, title }, index) => (
                <LinkOption key={path} to={path} {...getOptionProps(index)}>
                  <FileText aria-hidden />
                  <DataText text={title} />
                </LinkOption>
              ))}
              {categories.map((category, index) => (
                <LinkOption
                  key={category._id}
                  to={categoryPath(category)}
                  {...getOptionProps(pages.length + index)}
                >
                  <LayoutGrid aria-hidden />
                  <DataText text={category.title} />
                </LinkOption>
              ))}
              {products.map((product, index) => (
                <Option
                  key={product._id}
                  to={productPath(product._id)}
                  {...getOptionProps(linkCount + index)}
                >
                  <Suggestion product={product} />
                </Option>
              ))}
              {products.length > 0 && (
                <All to={searchPath(typed)} {...getOptionProps(count - 1)}>
                  {isEstimated ? t('search.allResults') : t('search.all', { count: total })}
                  <ArrowForward />
                </All>
              )}
            </List>
          )}
        </Popup>
      )}
    </>
  )
}

function Suggestion({ product }: { product: Product }) {
  return (
    <>
      <Picture src={product.coverImgUrl} alt="" width={1} height={1} sizes="3.5rem" />
      <Title>
        <DataText text={product.title} />
      </Title>
      <Prices>
        <Price price={product.price} />
      </Prices>
    </>
  )
}
