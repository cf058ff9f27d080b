import type { Paginate } from '@shop/contracts/wire/paging.ts'

import { t } from '../messages.generated.ts'

/** Which pages of how many items; of a backend that counts no items, which page of how many. */
export const describeShown = ({ estimated, ...counts }: Paginate): string =>
  t(estimated ? 'products.showingPage' : 'products.showing', counts)
