import { BRAND_MARK, SITE_MARK } from '@shop/config/page.js'
import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'

import { escapeMarkup } from './escape.ts'

/** A released text, markup or plain, with this installation's address and brand where the release left room for them. */
export function fillMarks(text: string, { siteUrl, brandName }: RuntimeConfig): string {
  return text
    .replaceAll(SITE_MARK, () => escapeMarkup(new URL(siteUrl).origin))
    .replaceAll(BRAND_MARK, () => escapeMarkup(brandName.en))
}
