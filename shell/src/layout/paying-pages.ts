import { sitePaths } from '@shop/contracts/browser/site-paths.ts'

/** Pages on which shoppers pay: head and foot have no more than they need there. */
const payingPages: readonly string[] = [sitePaths.checkout, sitePaths.paymentResult]

export function isPayingPage(pathname: string): boolean {
  return payingPages.includes(pathname)
}
