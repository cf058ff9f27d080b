import { locales } from '@shop/i18n/format.ts'
import { getLanguage } from '@shop/kernel'

import { yieldToMain } from './yield-to-main.ts'

/**
 * Lets the browser load what messages format numbers with, in a task of its own while files arrive: some 10 ms, which the
 * first rendering would take longer.
 */
export async function prepareNumbers(): Promise<void> {
  await yieldToMain()
  const locale = locales[getLanguage().lang]
  new Intl.NumberFormat(locale).format(0)
  new Intl.PluralRules(locale).select(0)
}
