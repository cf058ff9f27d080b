/** Marks what the page came with for readers that run no scripts: title, description and preview. */
export const STATIC_META_ATTRIBUTE = 'data-written'

/**
 * Takes out what the page came with, once a page says it for itself.
 * @param picture whether the page has a picture of its own too
 */
export function removeStaticMeta(picture: boolean): void {
  for (const element of document.head.querySelectorAll(`[${STATIC_META_ATTRIBUTE}]`)) {
    if (picture || element.getAttribute(STATIC_META_ATTRIBUTE) !== 'picture') element.remove()
  }
}
