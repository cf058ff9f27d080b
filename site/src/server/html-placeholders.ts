import { BRAND_MARK, SCRIPT_ORIGINS_MARK, SITE_MARK } from '@shop/config/page-marks.js'
import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'

import { escapeHtml } from '../escape-html.ts'
import { scriptOrigins } from './content-security-policy.ts'

/** Replaces the placeholders of a generated file, markup or plain text, by this installation's values. */
export function fillPlaceholders(text: string, config: RuntimeConfig): string {
  const { siteUrl, brandName } = config
  return text
    .replaceAll(SITE_MARK, () => escapeHtml(new URL(siteUrl).origin))
    .replaceAll(SCRIPT_ORIGINS_MARK, () => escapeHtml(scriptOrigins(config).join(' ')))
    .replaceAll(BRAND_MARK, () => escapeHtml(brandName.en))
}
