import type { RecordedResponses } from '../rendering/recorded-responses.ts'
import { UNRECORDED } from './recorded-api.ts'

function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) yield* listTexts(each)
  }
}

/** Creates a function that says whether a text is, or is part of, one of the recorded data. */
export function createDataFilter({ responses }: RecordedResponses): (text: string) => boolean {
  const texts = [...listTexts(responses), UNRECORDED.body.message]
    .join('\n')
    .replaceAll(/[^\S\n]+/g, ' ')
  return (text) => texts.includes(text)
}
