/** Fetches the code of a category's page; the only place that does, like `product-page.code.ts`. */
export async function loadProductsPage() {
  return {
    Component: (await import(/* webpackChunkName: "page.products" */ './ProductsPage.tsx'))
      .ProductsPage,
  }
}
