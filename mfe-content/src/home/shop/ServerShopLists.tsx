interface ServerShopListsProps {
  bestSellers: boolean
}

/** The lists in the server's HTML; nothing in the browser, which leaves that as it is. */
export function ServerShopLists(_props: ServerShopListsProps) {
  return null
}
