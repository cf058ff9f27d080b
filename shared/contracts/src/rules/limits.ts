// Limits of what people send; apart from the schemas, which pages load only to send.

/** How many characters a field takes; pages do not let more be typed. */
export const formLimits = {
  name: 100,
  email: 200,
  phone: 40,
  /** A subject, a question, the title of a job or an article. */
  line: 200,
  /** The contact form names this limit. */
  message: 500,
  /** What may be told at more length: a support request, a comment, an application. */
  longMessage: 4000,
} as const

/** Lengths of a password that a member chooses, in UTF-16 code units. */
export const MIN_PASSWORD_LENGTH: number = 8
export const MAX_PASSWORD_LENGTH: number = 200

/** The largest table of products that the office takes. */
export const MAX_IMPORT_BYTES = 2_000_000
export const MAX_IMPORT_ROWS = 2000

/** Problems of a table that are told; there may be more. */
export const MAX_IMPORT_PROBLEMS = 200

/** Favourite products that are kept, the latest. */
export const MAX_FAVOURITES = 100
