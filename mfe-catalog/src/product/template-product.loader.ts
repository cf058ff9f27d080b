import { productPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { queryClient } from '@shop/kernel/http'
import { type LoaderFunctionArgs, redirect } from '@shop/router'

import { isNotFound } from '../not-found/not-found.ts'
import { productQuery } from './product.api.ts'

/** Samples are numbered; no request is needed to know that they are no products. */
const sampleIdPattern = /^\d{1,2}$/

/** Redirects a link of the template to the product, or to the shop when there is none. */
export async function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  if (sampleIdPattern.test(id)) return redirect(sitePaths.shop)
  try {
    await queryClient.ensureQueryData(productQuery(id))
  } catch (error) {
    if (isNotFound(error)) return redirect(sitePaths.shop)
  }
  // The product's page shows any other error.
  return redirect(productPath(id))
}
