/** How axios sends requests. */
export const adapter = 'fetch'
