/** Path patterns that the shell serves itself. */
export const SHELL_PATTERNS = ['/portal/*', '/error']

/** Prefix of the addresses that redirect to the member portal. */
export const PORTAL_PATH = '/portal'

/** Whether a path pattern is a single address: without parameters and wildcards. */
export const isStaticPattern = (pattern: string) => !/[:*]/.test(pattern)
