import { createQueryClient } from './query-client.ts'

/** The page's cache of server data. */
export const queryClient = createQueryClient()
