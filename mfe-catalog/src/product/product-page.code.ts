/**
 * Fetches the code of a product's page. The only place that does: webpack makes a chunk of its own for each
 * place that imports a module, and a head start on another chunk would be none.
 */
export async function loadProductPage() {
  return {
    Component: (await import(/* webpackChunkName: "page.product" */ './ProductPage.tsx'))
      .ProductPage,
  }
}
