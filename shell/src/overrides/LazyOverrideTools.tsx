import { useQuery } from '@tanstack/react-query'

import { componentQuery } from '../component-query.ts'
import { getOverrideState } from './override-state.ts'

const toolsQuery = componentQuery('OverrideTools', async () => {
  const [{ OverrideTools }, { load }] = await Promise.all([
    import(/* webpackChunkName: "overrides" */ './OverrideTools.tsx'),
    import(/* webpackChunkName: "overrides" */ './messages.ts'),
  ])
  await load()
  return OverrideTools
})

/** Loads the notice of a tab that runs other releases; shoppers never load it. */
export function LazyOverrideTools() {
  const { active, rejected } = getOverrideState()
  const { data: Tools } = useQuery({ ...toolsQuery, enabled: active.size + rejected.size > 0 })
  return Tools ? <Tools /> : null
}
