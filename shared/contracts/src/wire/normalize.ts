// The rules by which the tolerant schemas read a raw value.
import { fromHundredths, toHundredths } from '../rules/money.ts'

/** Returns whether a value has properties to read. */
export function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** A text, or a number as text; undefined for anything else. */
export function toText(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : undefined
}

/** A number, also one in text; NaN for anything else, where `Number()` gives 0 for empty texts and lists. */
export function toNumber(raw: unknown): number {
  if (typeof raw === 'string' && raw.trim() !== '') return Number(raw)
  return typeof raw === 'number' ? raw : Number.NaN
}

/** An amount rounded to hundredths (OMR, decimal); NaN for what is none. */
export const roundAmount = (raw: unknown): number => fromHundredths(toHundredths(toNumber(raw)))

/** A message for people; several are joined, and anything but text counts as none. */
export function toMessage(raw: unknown): string | undefined {
  const texts = (Array.isArray(raw) ? raw : [raw]).filter((part) => typeof part === 'string')
  return texts.length > 0 ? texts.join(' ') : undefined
}

/** English, or the Arabic text where there is no other; a text without languages is English. */
export function toLocalizedText(raw: unknown): { en: string | undefined; ar?: string } {
  if (!isRecord(raw)) return { en: toText(raw) }
  const ar = toText(raw.ar)
  return { en: toText(raw.en) || ar, ...(ar !== undefined && { ar }) }
}
