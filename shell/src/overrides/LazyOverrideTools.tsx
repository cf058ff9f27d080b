import { lazy, Suspense, useEffect, useState } from 'react'

import { getOverrideState } from './override-state.ts'

const Tools = lazy(async () => {
  const [{ OverrideTools }, { load }] = await Promise.all([
    import(/* webpackChunkName: "overrides" */ './OverrideTools.tsx'),
    import(/* webpackChunkName: "overrides" */ './messages.ts'),
  ])
  await load()
  return { default: OverrideTools }
})

/** Alt+Shift+R by `code`, because with Alt many layouts produce another `key`. */
const isShortcut = (event: KeyboardEvent) => event.altKey && event.shiftKey && event.code === 'KeyR'

/** Loads the testers' tools when a release is overridden or the shortcut is pressed; shoppers never load them. */
export function LazyOverrideTools() {
  const { active, rejected } = getOverrideState()
  const overridden = active.size + rejected.size > 0
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  if (!overridden && !open) return null
  return (
    <Suspense>
      <Tools badge={overridden} open={open} onOpenChange={setOpen} />
    </Suspense>
  )
}
