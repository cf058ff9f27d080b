import { readFileSync } from 'node:fs'

/** What the pages are rendered with before a release: answers of the backend with its demo data. */
export interface RecordedAnswers {
  /** Addresses that the answers are for, by path pattern with parameters. */
  addresses: Record<string, string>
  /** By method and address: `GET /api/v1.0/…`. */
  answers: Record<string, { status: number; body: unknown }>
}

/** Written by `npm run record-answers`. */
export const RECORDED_ANSWERS_FILE = new URL('recorded-answers.json', import.meta.url)

/** Where the recorded answers say that pictures are; nothing fetches them. */
export const RECORDED_ORIGIN = 'http://backend.invalid'

/** Reads the recorded answers. */
export const readRecordedAnswers = (): RecordedAnswers =>
  JSON.parse(readFileSync(RECORDED_ANSWERS_FILE, 'utf8')) as RecordedAnswers

/** The key of a request; the order of its parameters means nothing. */
export function toAnswerKey(method: string, address: string): string {
  const { pathname, searchParams } = new URL(address, RECORDED_ORIGIN)
  searchParams.sort()
  const query = searchParams.toString()
  return `${method} ${pathname}${query && `?${query}`}`
}
