/** Addresses that the shell answers itself. */
export const shellPatterns = ['/portal/*', '/error']
