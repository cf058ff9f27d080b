import type { Agent } from '@shop/contracts/wire/agent.ts'
import { queryOptions } from '@tanstack/react-query'

import { fetchAgents } from '../agents/agents.api.ts'

/** As many as the box has room for. */
const MAX_AMBASSADORS = 3

/** The first ambassadors of the directory, as far as the box shows them. The page around it is complete without. */
export const ambassadorsQuery = queryOptions({
  meta: { optional: true },
  queryKey: ['mfe-agents', 'ambassadors'],
  queryFn: async ({ signal }): Promise<Agent[]> => {
    const { results } = await fetchAgents({ page: 1 }, signal)
    return results
      .slice(0, MAX_AMBASSADORS)
      .map(({ _id, firstName, lastName, avatar, location, translations }) => ({
        ...{ _id, firstName, lastName, avatar, location, translations },
        jobInformation: undefined,
      }))
  },
})
