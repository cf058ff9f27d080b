/** The locales that message catalogues come in. */
export const LOCALES = ['en', 'ar'] as const
export type Locale = (typeof LOCALES)[number]

/** The locale of a catalogue file (`messages.….LOCALE.…`); undefined for a file that every locale needs. */
export function localeOf(file: string): Locale | undefined {
  const [, locale] = /^messages\.(?:.+\.)?(en|ar)\./.exec(file) ?? []
  return LOCALES.find((known) => known === locale)
}
