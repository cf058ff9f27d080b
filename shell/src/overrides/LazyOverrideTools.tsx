import { componentQuery } from '@shop/shop-ui/on-demand/component-query.ts'
import { useQuery } from '@tanstack/react-query'

import { getOverrideState } from './override-state.ts'
import { getPreviewVersions } from './overrides.ts'

const toolsQuery = componentQuery('shell', 'OverrideTools', async () => {
  const [{ OverrideTools }, { load }] = await Promise.all([
    import(/* webpackChunkName: "overrides" */ './OverrideTools.tsx'),
    import(/* webpackChunkName: "overrides" */ './messages.ts'),
  ])
  await load()
  return OverrideTools
})

/** Loads the tools of a tab that runs other releases, or of a preview; shoppers never load them. */
export function LazyOverrideTools() {
  const { active, rejected } = getOverrideState()
  const isNeeded = active.size + rejected.size > 0 || getPreviewVersions() !== null
  const { data: Tools } = useQuery({ ...toolsQuery, enabled: isNeeded })
  return Tools ? <Tools /> : null
}
