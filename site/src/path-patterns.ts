import { ARABIC_PREFIX } from '@shop/contracts/rules/language-address.ts'

/** Path patterns that the shell serves itself. */
export const SHELL_PATTERNS = ['/portal/*', '/error']

/** Path patterns that no remote can own: what follows the prefix is the address of another page. */
export const RESERVED_PATTERNS = [...SHELL_PATTERNS, `${ARABIC_PREFIX}/*`]

/** Prefix of the addresses that redirect to the member portal. */
export const PORTAL_PATH = '/portal'

/** Whether a path pattern is a single address: without parameters and wildcards. */
export const isStaticPattern = (pattern: string) => !/[:*]/.test(pattern)
