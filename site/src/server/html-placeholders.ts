import { BRAND_MARK, SCRIPT_ORIGINS_MARK, SITE_MARK } from '@shop/config/page-marks.js'
import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'

import { scriptOrigins } from './content-security-policy.ts'
import { escapeMarkup } from '../escape-html.ts'

/** A released text, markup or plain, with this installation's address and brand where the release left room for them. */
export function fillMarks(text: string, config: RuntimeConfig): string {
  const { siteUrl, brandName } = config
  return text
    .replaceAll(SITE_MARK, () => escapeMarkup(new URL(siteUrl).origin))
    .replaceAll(SCRIPT_ORIGINS_MARK, () => escapeMarkup(scriptOrigins(config).join(' ')))
    .replaceAll(BRAND_MARK, () => escapeMarkup(brandName.en))
}
