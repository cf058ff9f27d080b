export { ShopLists as ServerShopLists } from './ShopLists.tsx'
