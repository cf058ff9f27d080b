import { useHydrated } from '@shop/kernel/page'
import { componentQuery } from '@shop/shop-ui/on-demand/component-query.ts'
import { useQuery } from '@tanstack/react-query'

const nearestAgentQuery = componentQuery(
  'mfe-agents',
  'NearestAgent',
  async () => (await import('./NearestAgent.tsx')).NearestAgent,
)

/** At the end of the list, which is complete without it. */
export function LazyNearestAgent() {
  const { data: NearestAgent } = useQuery({ ...nearestAgentQuery, enabled: useHydrated() })
  return NearestAgent ? <NearestAgent /> : null
}
