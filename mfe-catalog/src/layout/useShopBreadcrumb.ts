import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { BreadcrumbItem } from '@shop/ui/navigation/Breadcrumb.tsx'

import { useT } from '../messages.generated.ts'

/** The breadcrumb of a page below the shop. @param label of the page */
export function useShopBreadcrumb(label: string): BreadcrumbItem[] {
  const t = useT()
  return [{ label: t('shop.title'), to: sitePaths.shop }, { label }]
}
