/** Lengths of a password that a member chooses, in UTF-16 code units. */
export const MIN_PASSWORD_LENGTH: number = 8
export const MAX_PASSWORD_LENGTH: number = 200
