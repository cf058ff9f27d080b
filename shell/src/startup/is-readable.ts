/** Whether the page is as the server rendered it, not the shell alone, and not hydrated yet. */
export const isReadable = (): boolean =>
  window.earlyClicks !== undefined && document.documentElement.dataset.layout === undefined
