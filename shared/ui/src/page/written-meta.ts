/** Marks what the page came with for readers that run no scripts: title, description and preview. */
export const WRITTEN = 'data-written'

/**
 * Takes out what the page came with, once a page says it for itself.
 * @param picture whether the page has a picture of its own too
 */
export function dropWrittenMeta(picture: boolean): void {
  for (const element of document.head.querySelectorAll(`[${WRITTEN}]`)) {
    if (picture || element.getAttribute(WRITTEN) !== 'picture') element.remove()
  }
}
