import { sitePaths } from '@shop/contracts/site-paths.ts'
import { queryClient } from '@shop/kernel'
import { type LoaderFunctionArgs, redirect, type RouteObject } from '@shop/router'
import { page, pages, redirectRoute } from '@shop/router/pages.tsx'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { load as loadBrands } from './brands/messages.ts'
import { categoriesQuery } from './categories/categories.api.ts'
import { load as loadCompare } from './compare/messages.ts'
import { load as loadListings } from './listings/messages.ts'
import { load } from './messages.ts'
import paths from './paths.json'
import { loadMoreHtml } from './product/more/load-more-html.ts'
import { productQuery } from './product/product.api.ts'
import { templateProductLoader } from './product/template-product.loader.ts'
import { parsePageParams } from './products/page-params.ts'
import { productsQuery } from './products/products.api.ts'
import { load as loadRecent } from './recent/messages.ts'
import { load as loadSale } from './sale/messages.ts'
import { load as loadSearch } from './search/messages.ts'
import { prefetchSearch } from './search/prefetch-search.ts'
import { load as loadStores } from './stores/messages.ts'

function prefetchCategories(): null {
  void queryClient.prefetchQuery(categoriesQuery)
  return null
}

function prefetchProducts({ params, request }: LoaderFunctionArgs): null {
  const pageParams = parsePageParams(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(productsQuery(params.id ?? '', pageParams))
  return prefetchCategories()
}

function prefetchProduct({ params }: LoaderFunctionArgs): Promise<null> {
  void queryClient.prefetchQuery(productQuery(params.id ?? ''))
  return loadMoreHtml(params.id ?? '')
}

function prefetchResults({ request }: LoaderFunctionArgs): null {
  prefetchSearch(new URL(request.url).searchParams)
  return null
}

const redirectToShop = () => redirect(sitePaths.shop)

export const routes: RouteObject[] = [
  {
    id: 'mfe-catalog',
    loader: load,
    ErrorBoundary: RouteError,
    children: pages(paths, {
      shop: page(() => import('./categories/CategoriesPage.tsx'), { loader: prefetchCategories }),
      products: page(() => import('./products/ProductsPage.tsx'), { loader: prefetchProducts }),
      product: page(() => import('./product/ProductPage.tsx'), { loader: prefetchProduct }),
      listings: {
        messages: loadListings,
        shareChunk: true,
        pages: {
          gridLeft: page(() => import('./listings/ListingPage.tsx'), {
            props: { layout: 'gridLeft' },
          }),
          gridRight: page(() => import('./listings/ListingPage.tsx'), {
            props: { layout: 'gridRight' },
          }),
          list: page(() => import('./listings/ListingPage.tsx'), { props: { layout: 'list' } }),
          listLeft: page(() => import('./listings/ListingPage.tsx'), {
            props: { layout: 'listLeft' },
          }),
          listRight: page(() => import('./listings/ListingPage.tsx'), {
            props: { layout: 'listRight' },
          }),
        },
      },
      search: page(() => import('./search/SearchPage.tsx'), {
        loader: prefetchResults,
        messages: loadSearch,
      }),
      sale: page(() => import('./sale/SalePage.tsx'), { messages: loadSale }),
      brands: page(() => import('./brands/BrandsPage.tsx'), { messages: loadBrands }),
      compare: page(() => import('./compare/ComparePage.tsx'), { messages: loadCompare }),
      recent: page(() => import('./recent/RecentPage.tsx'), { messages: loadRecent }),
      stores: page(() => import('./stores/StoresPage.tsx'), { messages: loadStores }),
      templateProduct: redirectRoute(templateProductLoader),
      templateDetail: redirectRoute(redirectToShop),
      templateGrid: redirectRoute(redirectToShop),
    }),
  },
]
