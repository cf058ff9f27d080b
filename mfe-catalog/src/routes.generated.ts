// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import { redirect, type RouteObject } from '@shop/router'
import { pageLoader, withProps } from '@shop/router/page-loader.ts'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { loader as categoriesCategoriesLoader } from './categories/categories.loader.ts'
import { loader as productsProductsLoader } from './products/products.loader.ts'
import { loader as productProductLoader } from './product/product.loader.ts'
import { loader as searchSearchLoader } from './search/search.loader.ts'
import { loader as saleSaleLoader } from './sale/sale.loader.ts'
import { loader as productTemplateProductLoader } from './product/template-product.loader.ts'
import { loadMessages, loadProductMessages, loadListingsMessages, loadSearchMessages, loadSaleMessages, loadBrandsMessages, loadCompareMessages, loadRecentMessages, loadStoresMessages } from './messages.generated.ts'
import { paths } from './paths.generated.ts'

/** The routes that the remote exposes. */
export const routes: RouteObject[] = [
  {
    id: 'mfe-catalog',
    ErrorBoundary: RouteError,
    children: [
      {
        path: paths.shop,
        loader: pageLoader([loadMessages], categoriesCategoriesLoader),
        lazy: async () => {
          const { CategoriesPage } = await import(/* webpackChunkName: "page.shop" */ './categories/CategoriesPage.tsx')
          return { Component: CategoriesPage }
        },
      },
      {
        path: paths.products,
        loader: pageLoader([loadMessages], productsProductsLoader),
        lazy: async () => {
          const { ProductsPage } = await import(/* webpackChunkName: "page.products" */ './products/ProductsPage.tsx')
          return { Component: ProductsPage }
        },
      },
      {
        path: paths.product,
        loader: pageLoader([loadMessages, loadProductMessages], productProductLoader),
        lazy: async () => {
          const { ProductPage } = await import(/* webpackChunkName: "page.product" */ './product/ProductPage.tsx')
          return { Component: ProductPage }
        },
      },
      {
        path: paths['listings.gridLeft'],
        loader: pageLoader([loadMessages, loadListingsMessages]),
        lazy: async () => {
          const { ListingPage } = await import(/* webpackChunkName: "page.listings" */ './listings/ListingPage.tsx')
          return { Component: withProps(ListingPage, {"layout":"gridLeft"}) }
        },
      },
      {
        path: paths['listings.gridRight'],
        loader: pageLoader([loadMessages, loadListingsMessages]),
        lazy: async () => {
          const { ListingPage } = await import(/* webpackChunkName: "page.listings" */ './listings/ListingPage.tsx')
          return { Component: withProps(ListingPage, {"layout":"gridRight"}) }
        },
      },
      {
        path: paths['listings.list'],
        loader: pageLoader([loadMessages, loadListingsMessages]),
        lazy: async () => {
          const { ListingPage } = await import(/* webpackChunkName: "page.listings" */ './listings/ListingPage.tsx')
          return { Component: withProps(ListingPage, {"layout":"list"}) }
        },
      },
      {
        path: paths['listings.listLeft'],
        loader: pageLoader([loadMessages, loadListingsMessages]),
        lazy: async () => {
          const { ListingPage } = await import(/* webpackChunkName: "page.listings" */ './listings/ListingPage.tsx')
          return { Component: withProps(ListingPage, {"layout":"listLeft"}) }
        },
      },
      {
        path: paths['listings.listRight'],
        loader: pageLoader([loadMessages, loadListingsMessages]),
        lazy: async () => {
          const { ListingPage } = await import(/* webpackChunkName: "page.listings" */ './listings/ListingPage.tsx')
          return { Component: withProps(ListingPage, {"layout":"listRight"}) }
        },
      },
      {
        path: paths.search,
        loader: pageLoader([loadMessages, loadSearchMessages], searchSearchLoader),
        lazy: async () => {
          const { SearchPage } = await import(/* webpackChunkName: "page.search" */ './search/SearchPage.tsx')
          return { Component: SearchPage }
        },
      },
      {
        path: paths.sale,
        loader: pageLoader([loadMessages, loadSaleMessages], saleSaleLoader),
        lazy: async () => {
          const { SalePage } = await import(/* webpackChunkName: "page.sale" */ './sale/SalePage.tsx')
          return { Component: SalePage }
        },
      },
      {
        path: paths.brands,
        loader: pageLoader([loadMessages, loadBrandsMessages]),
        lazy: async () => {
          const { BrandsPage } = await import(/* webpackChunkName: "page.brands" */ './brands/BrandsPage.tsx')
          return { Component: BrandsPage }
        },
      },
      {
        path: paths.compare,
        loader: pageLoader([loadMessages, loadCompareMessages]),
        lazy: async () => {
          const { ComparePage } = await import(/* webpackChunkName: "page.compare" */ './compare/ComparePage.tsx')
          return { Component: ComparePage }
        },
      },
      {
        path: paths.recent,
        loader: pageLoader([loadMessages, loadRecentMessages]),
        lazy: async () => {
          const { RecentPage } = await import(/* webpackChunkName: "page.recent" */ './recent/RecentPage.tsx')
          return { Component: RecentPage }
        },
      },
      {
        path: paths.stores,
        loader: pageLoader([loadMessages, loadStoresMessages]),
        lazy: async () => {
          const { StoresPage } = await import(/* webpackChunkName: "page.stores" */ './stores/StoresPage.tsx')
          return { Component: StoresPage }
        },
      },
      {
        path: paths.templateProduct,
        loader: productTemplateProductLoader,
        element: null,
      },
      {
        path: paths.templateDetail,
        loader: () => redirect('/shop'),
        element: null,
      },
      {
        path: paths.templateGrid,
        loader: () => redirect('/shop'),
        element: null,
      },
    ],
  },
]
