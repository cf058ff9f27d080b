import { findSearchPages } from '@shop/contracts/browser/search-pages.ts'
import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { searchSorts } from '@shop/contracts/wire/search.ts'
import { useLanguage } from '@shop/kernel/language'
import { useSearchParams } from '@shop/router'
import { hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { SearchForm } from '@shop/shop-ui/search-form/SearchForm.tsx'
import { WhatsAppLink } from '@shop/shop-ui/whatsapp/WhatsAppLink.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { BestSellers } from '../best-sellers/BestSellers.tsx'
import { CategoryLinks, NothingHere } from '../categories/CategoryLinks.tsx'
import { SortSelect } from '../layout/SortSelect.tsx'
import { useSearchT } from '../messages.generated.ts'
import { ListToolbar } from '../products/ListToolbar.tsx'
import { ProductList } from '../products/ProductList.tsx'
import { ProductsSkeleton } from '../products/ProductsSkeleton.tsx'
import { PageLinks } from './PageLinks.tsx'
import { searchQuery, toSearchSource } from './search.api.ts'
import { type SearchParams, withSort } from './search-params.ts'

interface SearchResultsProps {
  params: SearchParams
  title: ReactNode
}

export function SearchResults({ params, title }: SearchResultsProps) {
  const t = useSearchT()
  const { lang } = useLanguage()
  const [, setSearch] = useSearchParams()
  const { data, error, refetch } = useQuery(searchQuery(params, lang))
  const source = toSearchSource(params, lang)
  const count = data?.paginate.totalCount ?? 0
  const isEmpty = data?.results.length === 0 && count === 0
  return (
    <>
      <PageHeading
        title={title}
        intro={
          <span role="status">
            {data
              ? !isEmpty && !data.paginate.estimated && t('search.count', { count })
              : !error && <Skeleton width="10rem" height="1lh" />}
          </span>
        }
      />
      <PageLinks query={params.query} />
      {(data ? count > 1 : !error) && (
        <ListToolbar
          list={data ? { source, firstPage: data } : null}
          sort={
            <SortSelect
              label={t('search.sort')}
              sorts={searchSorts}
              sort={params.sort}
              getLabel={(name) => t(`search.sort.${name}`)}
              onSort={(sort) =>
                setSearch((search) => withSort(search, sort), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
          }
        />
      )}
      {isEmpty && findSearchPages(params.query).length > 0 ? (
        <CategoryLinks />
      ) : isEmpty ? (
        <>
          <NothingHere
            icon={<SearchX />}
            title={t('search.none.title')}
            text={t('search.none.text')}
            action={
              <Ways $row $gap="3" $justify="center">
                <SearchForm label={t('search.field')} query={params.query}>
                  {t('search.again')}
                </SearchForm>
                <ButtonLink to={sitePaths.search} variant="secondary">
                  {t('search.clear')}
                </ButtonLink>
                <WhatsAppLink text={t('search.none.ask', { query: params.query })} />
              </Ways>
            }
          />
          {hasBestSellers() && <BestSellers />}
        </>
      ) : data ? (
        <ProductList
          source={source}
          firstPage={data}
          pageQuery={(page) => searchQuery({ ...params, page }, lang)}
        />
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <ProductsSkeleton />
      )}
    </>
  )
}

/** As wide as the search in it may be. */
const Ways = styled(Stack)`
  inline-size: min(28rem, calc(100vw - 2 * ${space.gutter} - 2 * ${space[5]}));
`
