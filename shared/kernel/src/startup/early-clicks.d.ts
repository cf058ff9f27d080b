/** The clicks that the inline script keeps; global, since an inline script cannot export. */
interface EarlyClicks {
  /** How many buttons were clicked. */
  count(): number
  /** Clicks each of them once, and leaves clicks to the page from then on. */
  replay(): Promise<void>
}

interface Window {
  /** Present until the page is hydrated, if the server has rendered it. */
  earlyClicks?: EarlyClicks
}
