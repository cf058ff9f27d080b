import { productPath, sitePaths } from '@shop/contracts/site-paths.ts'
import { queryClient } from '@shop/kernel'
import { redirect, type LoaderFunctionArgs } from '@shop/router'

import { isMissing } from '../missing/missing.ts'
import { productQuery } from './product.api.ts'

/** Template cards link to products that may be samples: those that exist have a page, the rest lead to the shop. */
export async function templateProductLoader({ params: { id = '' } }: LoaderFunctionArgs) {
  try {
    await queryClient.ensureQueryData(productQuery(id))
  } catch (error) {
    if (isMissing(error)) return redirect(sitePaths.shop)
  }
  // Any other failure is explained, with a retry, where the product would be.
  return redirect(productPath(id))
}
