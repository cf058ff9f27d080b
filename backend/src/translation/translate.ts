import dictionary from './dictionary.json' with { type: 'json' }

function keyOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}

const arabic = new Map(Object.entries(dictionary).map(([en, ar]) => [keyOf(en), ar]))

/**
 * The text in another language where the dictionary has it, else the text itself.
 * @param langpair for example `en|ar`, the only pair that the dictionary knows
 */
export function translate(text: string, langpair: string): string {
  return langpair === 'en|ar' ? (arabic.get(keyOf(text)) ?? text) : text
}
