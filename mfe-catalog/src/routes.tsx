import { sitePaths } from '@shop/contracts/site-paths.ts'
import { queryClient } from '@shop/kernel'
import { redirect, type LoaderFunctionArgs, type RouteObject } from '@shop/router'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { categoriesQuery } from './categories/category.api.ts'
import { load } from './messages.ts'
import paths from './paths.json'
import { productQuery } from './product/product.api.ts'
import { templateProductLoader } from './product/template-product.loader.ts'
import { pageRequest } from './products/page-request.ts'
import { productPageQuery } from './products/product-page.api.ts'

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
          Component: (await import('./categories/CategoriesPage.tsx')).CategoriesPage,
        }),
      },
      {
        path: paths.products,
        loader: startProducts,
        lazy: async () => ({
          Component: (await import('./products/ProductsPage.tsx')).ProductsPage,
        }),
      },
      {
        path: paths.product,
        loader: startProduct,
        lazy: async () => ({ Component: (await import('./product/ProductPage.tsx')).ProductPage }),
      },
      { path: paths.templateProduct, loader: templateProductLoader },
      { path: paths.templateDetail, loader: toShop },
      { path: paths.templateGrid, loader: toShop },
    ],
  },
]
