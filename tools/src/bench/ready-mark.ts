/** Set by the shell when it has taken a page over. */
export const READY_MARK = 'page-ready'
