import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { createProductListStore } from '@shop/shop-ui/product-lists/create-product-list-store.ts'

/** Products to compare; more columns would not be readable. */
export const compareList = createProductListStore(storageKeys.compare, 4)

/** Recently viewed products, latest first. */
export const recentlyViewed = createProductListStore(storageKeys.recentlyViewed, 12)
