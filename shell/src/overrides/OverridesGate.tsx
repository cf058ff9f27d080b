import { lazy, Suspense, useEffect, useState } from 'react'

import { currentOverrides } from './current.ts'

const Tools = lazy(async () => {
  const [{ OverrideTools }, { load }] = await Promise.all([
    import(/* webpackChunkName: "overrides" */ './OverrideTools.tsx'),
    import(/* webpackChunkName: "overrides" */ './messages.ts'),
  ])
  await load()
  return { default: OverrideTools }
})

/** Alt, Shift and R, by the key's place: with Alt held, many keyboards write something else. */
const isShortcut = (event: KeyboardEvent) => event.altKey && event.shiftKey && event.code === 'KeyR'

/** The testers' tools, which shoppers neither see nor load: there while a release is overridden, or when asked for. */
export function OverridesGate() {
  const { active, refused } = currentOverrides()
  const overriding = active.size + refused.size > 0
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  if (!overriding && !open) return null
  return (
    <Suspense>
      <Tools badge={overriding} open={open} onOpenChange={setOpen} />
    </Suspense>
  )
}
