import { sitePaths } from '@shop/contracts/site-paths.ts'
import { queryClient } from '@shop/kernel'
import { redirect, type LoaderFunctionArgs, type RouteObject } from '@shop/router'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { categoriesQuery } from './categories/category.api.ts'
import { load } from './messages.ts'
import { listingsRoutes } from './listings/listings.routes.tsx'
import { saleRoutes } from './sale/sale.routes.ts'
import { brandsRoutes } from './brands/brands.routes.ts'
import { compareRoutes } from './compare/compare.routes.ts'
import { recentRoutes } from './recent/recent.routes.ts'
import { storesRoutes } from './stores/stores.routes.ts'
import paths from './paths.json'
import { loadProductPage } from './product/product-page.code.ts'
import { productQuery } from './product/product.api.ts'
import { templateProductLoader } from './product/template-product.loader.ts'
import { pageRequest } from './products/page-request.ts'
import { productPageQuery } from './products/product-page.api.ts'
import { loadProductsPage } from './products/products-page.code.ts'

function startShop(): null {
  void queryClient.prefetchQuery(categoriesQuery)
  return null
}

function startProducts({ params, request }: LoaderFunctionArgs): null {
  const asked = pageRequest(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(productPageQuery(params.id ?? '', asked))
  void queryClient.prefetchQuery(categoriesQuery)
  return null
}

function startProduct({ params }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(productQuery(params.id ?? ''))
  return null
}

const toShop = () => redirect(sitePaths.shop)

export const routes: RouteObject[] = [
  {
    id: 'mfe-catalog',
    loader: load,
    ErrorBoundary: RouteError,
    children: [
      {
        path: paths.shop,
        loader: startShop,
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "page.shop" */ './categories/CategoriesPage.tsx')
          ).CategoriesPage,
        }),
      },
      {
        path: paths.products,
        loader: startProducts,
        lazy: loadProductsPage,
      },
      {
        path: paths.product,
        loader: startProduct,
        lazy: loadProductPage,
      },
      // They only lead on, and say that they show nothing: the router asks for an element.
      { path: paths.templateProduct, loader: templateProductLoader, element: null },
      { path: paths.templateDetail, loader: toShop, element: null },
      { path: paths.templateGrid, loader: toShop, element: null },
      ...listingsRoutes,
      ...saleRoutes,
      ...brandsRoutes,
      ...compareRoutes,
      ...recentRoutes,
      ...storesRoutes,
    ],
  },
]
