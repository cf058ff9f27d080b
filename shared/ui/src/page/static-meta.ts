/** Attribute of the title, description and preview that the build writes into the HTML for clients without scripts. */
export const STATIC_META_ATTRIBUTE = 'data-written'

/**
 * Removes the metadata of the HTML once a page renders its own. What is of one page has its path as the attribute's value, and stays on it.
 * @param hasPicture whether the page has its own preview picture; otherwise that of the HTML stays
 */
export function removeStaticMeta(hasPicture: boolean): void {
  for (const element of document.head.querySelectorAll(`[${STATIC_META_ATTRIBUTE}]`)) {
    const of = element.getAttribute(STATIC_META_ATTRIBUTE)
    if (of !== location.pathname && (hasPicture || of !== 'picture')) element.remove()
  }
}
