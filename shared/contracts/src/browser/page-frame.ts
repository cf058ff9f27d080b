/**
 * What the shop shows around a page instead of all it has: `slim` is without navigation, search and newsletter, as pages to pay
 * on are; `closed` is without cart and account, too, as the notice of a shop that is down is; a `workspace` is without cart
 * and footer, and has tools of its own in the bar.
 */
export type PageFrame = 'slim' | 'closed' | 'workspace'

/** Id of the bar's element that the layout of a workspace renders its tools in. */
export const BAR_TOOLS_ID = 'bar-tools'
