/** Header in which an API names the request of a response, for a search in its logs. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Pattern of the ids of requests. */
export const REQUEST_ID_PATTERN = /^[\w-]{8,64}$/
