import { localize, locales } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel'

import { sampleBrands, sampleColors } from '../samples/sample-attributes.ts'
import { hundredthsOf, listPrice, salePrice, type Sample } from '../samples/sample.ts'
import type { Choice, Facet, Sort } from './choice.ts'

/** Letters as people type them: small, without accents and vowel marks, one alif, one final ha and ya. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|ـ/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .toLowerCase()
}

/** Everything a search looks at, in both languages: who reads Arabic may well type an English name. */
function textOf({ name, desc, color, brand }: Sample): string {
  const texts = [name, desc, sampleColors[color].name, sampleBrands[brand].name]
  return plain(texts.flatMap(({ en, ar }) => [en, ar ?? '']).join(' '))
}

function has(sample: Sample, facet: Facet, value: string): boolean {
  if (facet === 'size') return (sample.sizes as readonly string[]).includes(value)
  return sample[facet] === value
}

function meets(sample: Sample, choice: Choice): boolean {
  const text = textOf(sample)
  const words = plain(choice.search).split(/\s+/)
  const ticked = (facet: Facet) =>
    choice[facet].length === 0 || choice[facet].some((value) => has(sample, facet, value))
  return (
    words.every((word) => text.includes(word)) &&
    ticked('color') &&
    ticked('brand') &&
    ticked('size')
  )
}

const price = (sample: Sample) => hundredthsOf(salePrice(sample))
/** How much of its price a sample saves, from 0 to 1. */
const saving = (sample: Sample) => 1 - price(sample) / hundredthsOf(listPrice(sample))

function comparison(sort: Sort, lang: Language): (a: Sample, b: Sample) => number {
  const { compare } = new Intl.Collator(locales[lang])
  const byName = (a: Sample, b: Sample) => compare(localize(a.name, lang), localize(b.name, lang))
  const featured = ({ tag }: Sample) => Number(tag === 'Featured')
  const comparisons: Record<Sort, (a: Sample, b: Sample) => number> = {
    featured: (a, b) => featured(b) - featured(a),
    sale: (a, b) => saving(b) - saving(a),
    az: byName,
    za: (a, b) => byName(b, a),
    low: (a, b) => price(a) - price(b),
    high: (a, b) => price(b) - price(a),
  }
  return comparisons[sort]
}

/** The samples that meet a choice, in its order; equal ones stay in the order they came in. */
export function findSamples(samples: readonly Sample[], choice: Choice, lang: Language): Sample[] {
  return samples.filter((sample) => meets(sample, choice)).sort(comparison(choice.sort, lang))
}

/** How many samples a value would leave if it were the only one of its kind that is ticked. */
export function countWith(
  samples: readonly Sample[],
  choice: Choice,
  facet: Facet,
  value: string,
): number {
  const others = { ...choice, [facet]: [] }
  return samples.filter((sample) => has(sample, facet, value) && meets(sample, others)).length
}
