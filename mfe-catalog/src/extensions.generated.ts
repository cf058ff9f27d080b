// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import type { ExtensionModule } from '@shop/kernel/slots'

import { loader as bestSellersBestSellersLoader } from './best-sellers/best-sellers.loader.ts'
import { loader as cartProductsCartProductsLoader } from './cart-products/cart-products.loader.ts'
import { loadMessages } from './messages.generated.ts'

/** What the remote adds to slots of other pages. */
export const extensions: Record<string, ExtensionModule> = {
  bestSellers: {
    loader: bestSellersBestSellersLoader,
    load: async () => {
      const [{ BestSellers }] = await Promise.all([
        import(/* webpackChunkName: "extension.bestSellers" */ './best-sellers/BestSellers.tsx'),
        loadMessages(),
      ])
      return BestSellers
    },
  },
  cartProducts: {
    loader: cartProductsCartProductsLoader,
    load: async () => {
      const [{ CartProducts }] = await Promise.all([
        import(/* webpackChunkName: "extension.cartProducts" */ './cart-products/CartProducts.tsx'),
        loadMessages(),
      ])
      return CartProducts
    },
  },
}
