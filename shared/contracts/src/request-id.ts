/** Header in which an API names the request that it answers, for whoever searches its logs. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** What is taken for an id of a request. */
export const REQUEST_ID_PATTERN = /^[\w-]{8,64}$/
