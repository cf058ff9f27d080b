import type { SlotHost } from '@shop/kernel/slots'

/** A box of a page from the server: its place alone, or its content too. */
export interface RenderedBox {
  id: string
  /** Address of its remote's entry. */
  url: string
  isRendered: boolean
}

/** Whether this browser has a box too, of the same release where the server has rendered it. */
export function hasBox(slots: SlotHost | undefined, { id, url, isRendered }: RenderedBox): boolean {
  const [slot = ''] = id.split(' ')
  const boxes = slots?.find(slot) ?? []
  return boxes.some((box) => box.id === id && (!isRendered || box.url === url))
}

/** What fills the slots of a page that is hydrated: first what the server knew. */
export function withRendered(slots: SlotHost, boxes: readonly RenderedBox[]): SlotHost {
  const idsOf = (list: typeof boxes) => new Set(list.map(({ id }) => id))
  return {
    ...slots,
    placed: idsOf(boxes),
    rendered: idsOf(boxes.filter(({ isRendered }) => isRendered)),
  }
}
