/** Attribute of the title, description and preview that the build writes into the HTML for clients without scripts. */
export const STATIC_META_ATTRIBUTE = 'data-written'

/**
 * Removes the metadata of the HTML once a page renders its own.
 * @param hasPicture whether the page has its own preview picture; otherwise that of the HTML stays
 */
export function removeStaticMeta(hasPicture: boolean): void {
  for (const element of document.head.querySelectorAll(`[${STATIC_META_ATTRIBUTE}]`)) {
    if (hasPicture || element.getAttribute(STATIC_META_ATTRIBUTE) !== 'picture') element.remove()
  }
}
