/** The languages that messages come in. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** The language of a file of messages (`messages.….LANG.…`); undefined for a file that every language needs. */
export function languageOf(file: string): Language | undefined {
  const [, lang] = /^messages\.(?:.+\.)?(en|ar)\./.exec(file) ?? []
  return languages.find((known) => known === lang)
}
