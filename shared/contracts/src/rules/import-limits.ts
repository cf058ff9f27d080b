/** The largest table of products that the office takes. */
export const MAX_IMPORT_BYTES = 2_000_000
export const MAX_IMPORT_ROWS = 2000

/** Problems of a table that are told; there may be more. */
export const MAX_IMPORT_PROBLEMS = 200
