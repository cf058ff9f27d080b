import type { RouteObject } from '@shop/router'

import paths from '../paths.json'
import { layouts, type LayoutName } from './layouts.ts'
import { load } from './messages.ts'

function listing(layout: LayoutName): RouteObject {
  return {
    path: paths[`listings.${layout}`],
    loader: load,
    lazy: async () => {
      const { ListingPage } = await import(
        /* webpackChunkName: "page.listings" */ './ListingPage.tsx'
      )
      return { Component: () => <ListingPage layout={layout} /> }
    },
  }
}

export const listingsRoutes: RouteObject[] = (Object.keys(layouts) as LayoutName[]).map(listing)
