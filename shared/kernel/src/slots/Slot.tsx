import {
  type ComponentType,
  type CSSProperties,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'

import { useHydrated } from '../page.ts'
import { BoxBoundary } from './BoxBoundary.tsx'
import { createContent } from './create-content.ts'
import { type Box, type SlotHost, SlotHostContext } from './slot-host.ts'
import { useNearWhenIdle } from './useNearWhenIdle.ts'

/** How much more of a box than its place holds is cut off; a font that is late makes it grow for a moment. */
const MAX_OVERFLOW = 1.1

/** The name of a slot and what it hands over, plain data. */
export type SlotProps<Slots extends object> = {
  [Name in keyof Slots & string]: { name: Name; context: Slots[Name] }
}[keyof Slots & string]

/**
 * A place on a page for boxes of other remotes. Without any it renders and loads nothing. `Slots` has the type of what each
 * slot of the page's owner hands over.
 */
export function Slot<Slots extends object>({ name, context }: SlotProps<Slots>): ReactNode {
  const host = use(SlotHostContext)
  const isHydrated = useHydrated()
  if (!host) return null
  const { placed } = host
  const boxes = host.find(name).filter(({ id }) => isHydrated || (placed?.has(id) ?? true))
  if (boxes.length === 0) return host.renderEmpty?.(name) ?? null
  // Text, so that a page that renders again leaves its boxes alone.
  const json = JSON.stringify(context)
  return boxes.map((box) => <BoxPlace key={box.id} host={host} box={box} json={json} />)
}

interface BoxPlaceProps {
  host: SlotHost
  box: Box
  json: string
}

const BoxPlace = memo(function BoxPlace({ host, box, json }: BoxPlaceProps) {
  const { rendered, server } = host
  const context = useMemo(() => JSON.parse(json) as object, [json])
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [failed, setFailed] = useState(false)
  const [isRendered] = useState(() => rendered.has(box.id))
  const [content] = useState(() => createContent(box, isRendered))
  const isNear = useNearWhenIdle(place)
  const open = useEffectEvent(() =>
    content.open(context, (error) => host.onFailure(box, 'load', error)),
  )
  useEffect(() => {
    if (isNear) open()
  }, [isNear])
  server?.onPlace(box, context)

  function handleOverflow(error: Error): void {
    host.onFailure(box, 'render', error)
    setFailed(true)
  }

  const { height, condition } = box.extension
  return (
    <div
      ref={setPlace}
      data-box={box.id}
      data-box-for={condition?.members === undefined ? undefined : `members-${condition.members}`}
      style={{ '--box-narrow': height.narrow, '--box-wide': height.wide } as CSSProperties}
    >
      {(isRendered || isNear) && !failed && (
        <Measured name={box.id} onOverflow={handleOverflow}>
          <BoxContent {...{ host, box, context, Content: content.Content }} />
        </Measured>
      )}
      <Mark onRender={server && (() => server.onEnter(null))} />
    </div>
  )
})

interface BoxContentProps {
  host: SlotHost
  box: Box
  context: object
  Content: ComponentType<object>
}

/** Does not render again with its place: React would give up markup that waits for its code. */
const BoxContent = memo(function BoxContent({ host, box, context, Content }: BoxContentProps) {
  const { server } = host
  const Rendered = server?.componentOf(box) ?? Content
  return (
    <BoxBoundary box={box}>
      <Suspense fallback={null}>
        <Mark onRender={server && (() => server.onEnter(box))} />
        <Rendered {...context} />
      </Suspense>
    </BoxBoundary>
  )
})

/** Tells the server whose code it runs. */
function Mark({ onRender }: { onRender: (() => void) | undefined }) {
  onRender?.()
  return null
}

interface MeasuredProps {
  name: string
  onOverflow: (error: Error) => void
  children: ReactNode
}

/** Tells when its content needs more than the place around it. */
function Measured({ name, onOverflow, children }: MeasuredProps) {
  const ref = useRef<HTMLDivElement>(null)
  const handleOverflow = useEffectEvent(onOverflow)
  useEffect(() => {
    const element = ref.current
    const place = element?.parentElement
    if (!element || !place) return undefined
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element
      const { clientHeight } = place
      if (offsetHeight <= clientHeight * MAX_OVERFLOW) return
      handleOverflow(
        new Error(`${name} is ${offsetHeight} px high in a place of ${clientHeight} px`),
      )
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [name])
  return <div ref={ref}>{children}</div>
}
