/** How axios sends requests. */
export const adapter = 'xhr'
