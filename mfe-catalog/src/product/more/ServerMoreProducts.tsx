import type { Product } from '@shop/contracts/catalog.ts'

interface ServerMoreProductsProps {
  product: Product
}

/** The products in the server's HTML; nothing in the browser, which leaves that as it is. */
export function ServerMoreProducts(_props: ServerMoreProductsProps) {
  return null
}
