import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

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

/** Alt+Shift+R by `code`, because with Alt many layouts produce another `key`. */
const isShortcut = (event: KeyboardEvent) => event.altKey && event.shiftKey && event.code === 'KeyR'

/** Loads the testers' tools when a release is overridden or the shortcut is pressed; shoppers never load them. */
export function LazyOverrideTools() {
  const { active, rejected } = getOverrideState()
  const overridden = active.size + rejected.size > 0
  const [open, setOpen] = useState(false)
  const { data: Tools } = useQuery({ ...toolsQuery, enabled: overridden || open })

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  if (!Tools || (!overridden && !open)) return null
  return <Tools badge={overridden} open={open} onOpenChange={setOpen} />
}
