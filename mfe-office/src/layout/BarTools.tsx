import { BAR_TOOLS_ID } from '@shop/contracts/browser/page-frame.ts'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'

import { useClaimedRole } from '../access/useMay.ts'

/** Loaded beside the page, which does not wait for them. */
const Tools = lazy(async () => {
  const { Tools } = await import(/* webpackChunkName: "bar-tools" */ './Tools.tsx')
  return { default: Tools }
})

/** The tools in the shell's bar; above the page where there is no such bar. */
export function BarTools() {
  const role = useClaimedRole()
  const [bar, setBar] = useState<HTMLElement | null>()
  if (role === undefined) return null
  if (bar === undefined) {
    // The bar appears together with the page: it is there once this is.
    const findBar = (place: HTMLElement | null) => {
      if (place) setBar(document.getElementById(BAR_TOOLS_ID))
    }
    return <span hidden ref={findBar} />
  }
  const tools = (
    <Suspense>
      <Tools />
    </Suspense>
  )
  return bar ? createPortal(tools, bar) : tools
}
