import { queryClient } from '@shop/kernel/http'

import { ambassadorsQuery } from './ask.api.ts'

/** Loads the ambassadors while the code of the box is loading. */
export function loader(): void {
  void queryClient.prefetchQuery(ambassadorsQuery)
}
