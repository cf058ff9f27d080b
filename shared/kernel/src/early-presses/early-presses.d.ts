// What the inline script keeps and `replayEarlyPresses` takes; global, since the inline script cannot import.

/** An element of the page that the server rendered. */
interface EarlyTarget {
  element: HTMLElement
  /** Position among the page's elements of this name. */
  index: number
}

interface EarlyPress extends EarlyTarget {
  /** Shows that the press was felt. */
  animation: Animation | undefined
}

interface EarlyField extends EarlyTarget {
  value: string
  checked: boolean
  selectionStart: number | null
  /** Whether an input method was at work. */
  isComposing: boolean
}

interface EarlyPresses {
  presses: EarlyPress[]
  fields: Map<Element, EarlyField>
  focused: EarlyTarget | null
  stop: () => unknown
}

interface Window {
  /** Present until the page's scripts have taken it over. */
  earlyPresses?: EarlyPresses
}
