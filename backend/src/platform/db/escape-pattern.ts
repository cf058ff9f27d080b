/** Escapes a text for `like … escape '\'`: `%` and `_` stand for themselves. */
export const escapePattern = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
