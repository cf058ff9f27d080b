import type { Agent } from '@shop/contracts/wire/agent.ts'
import { useHydrated } from '@shop/kernel/page'
import { componentQuery } from '@shop/shop-ui/on-demand/component-query.ts'
import { useQuery } from '@tanstack/react-query'

const saveContactQuery = componentQuery(
  'mfe-agents',
  'SaveContact',
  async () => (await import('./SaveContact.tsx')).SaveContact,
)

/** Loads the button after the page. All cards show it at once: `Suspense` would render each of them by itself. */
export function LazySaveContact({ agent }: { agent: Agent }) {
  const { data: SaveContact } = useQuery({ ...saveContactQuery, enabled: useHydrated() })
  return SaveContact ? <SaveContact agent={agent} /> : null
}
