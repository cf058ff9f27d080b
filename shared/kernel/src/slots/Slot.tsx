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

import { whenIdle } from '../loading.ts'
import { useHydrated } from '../page.ts'
import { BoxBoundary } from './BoxBoundary.tsx'
import { createContent } from './create-content.ts'
import { type Box, type SlotHost, SlotHostContext } from './slot-host.ts'

/** The page's own content comes first. */
const IDLE = { timeoutMs: 3_000, fallbackDelayMs: 1_000 }

interface AnySlot {
  name: string
  context: object
}

/** The name of a slot and what it hands over, plain data. */
export type SlotProps<Slots extends object> = [keyof Slots] extends [never]
  ? AnySlot
  : { [Name in keyof Slots & string]: { name: Name; context: Slots[Name] } }[keyof Slots & string]

/**
 * A place on a page for boxes of other remotes. Without any it renders and loads nothing. `Slots` has the type of what each
 * slot of the page's owner hands over.
 */
export function Slot<Slots extends object>(props: SlotProps<Slots>): ReactNode {
  const { name, context } = props as AnySlot
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
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'open' | 'failed'>('waiting')
  const [isRendered] = useState(() => rendered.has(box.id))
  const [content] = useState(() => createContent(isRendered, server?.componentOf(box)))
  const [isShown, setShown] = useState(!isRendered)
  server?.onPlace(box, context)

  const watch = useEffectEvent(async (signal: AbortSignal) => {
    const { watchBox } = await import(/* webpackChunkName: "boxes" */ './watch-box.ts')
    watchBox(place.current, { host, box, context, content, onChange: setState, signal })
  })
  useEffect(() => {
    const leaving = new AbortController()
    // Without its code, the place stays as it is.
    const cancel = whenIdle(() => void watch(leaving.signal).catch(() => undefined), IDLE)
    return () => {
      cancel()
      leaving.abort()
    }
  }, [])

  const { height, condition } = box.extension
  return (
    <div
      ref={place}
      data-box={box.id}
      data-box-for={condition?.members === undefined ? undefined : `members-${condition.members}`}
      style={{ '--box-narrow': height.narrow, '--box-wide': height.wide } as CSSProperties}
    >
      {/* A translation of markup that waits for its code would differ from what the code renders. */}
      <div translate={isShown ? undefined : 'no'}>
        {(isRendered || state === 'open') && state !== 'failed' && (
          <BoxContent {...{ host, box, context, Content: content.Content, onShow: setShown }} />
        )}
      </div>
      <Mark onRender={server && (() => server.onEnter(null))} />
    </div>
  )
})

interface BoxContentProps {
  host: SlotHost
  box: Box
  context: object
  Content: ComponentType<object>
  onShow: (isShown: boolean) => void
}

/** Does not render again with its place: React would give up markup that waits for its code. */
const BoxContent = memo(function BoxContent(props: BoxContentProps) {
  const { host, box, context, Content, onShow } = props
  const { server } = host
  return (
    <BoxBoundary box={box}>
      <Suspense fallback={null}>
        <Mark onRender={server && (() => server.onEnter(box))} onShow={onShow} />
        <Content {...context} />
      </Suspense>
    </BoxBoundary>
  )
})

interface MarkProps {
  onRender: (() => void) | undefined
  onShow?: BoxContentProps['onShow']
}

/** Tells the server whose code it runs, and the browser when it is there. */
function Mark({ onRender, onShow }: MarkProps) {
  useEffect(() => onShow?.(true), [onShow])
  onRender?.()
  return null
}
