import { productPath, sitePaths } from '@shop/contracts/site-paths.ts'
import { queryClient } from '@shop/kernel'
import { redirect, type LoaderFunctionArgs } from '@shop/router'

import { isMissing } from '../missing/missing.ts'
import { productQuery } from './product.api.ts'

/** Samples are numbered, and no product: nobody has to be asked about one. */
const sampleId = /^\d{1,2}$/

/** Template cards link to products that may be samples: those that exist have a page, the rest lead to the shop. */
export async function templateProductLoader({ params: { id = '' } }: LoaderFunctionArgs) {
  if (sampleId.test(id)) return redirect(sitePaths.shop)
  try {
    await queryClient.ensureQueryData(productQuery(id))
  } catch (error) {
    if (isMissing(error)) return redirect(sitePaths.shop)
  }
  // Any other failure is explained, with a retry, where the product would be.
  return redirect(productPath(id))
}
