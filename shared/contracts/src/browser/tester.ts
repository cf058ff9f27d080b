/** Cookie with the permission of a tester; scripts cannot read it. */
export const TESTER_COOKIE = 'tester'

/** Query parameter of a tester's link, with the permission. */
export const TESTER_PARAMETER = 'tester'
