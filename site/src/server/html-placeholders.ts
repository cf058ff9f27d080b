import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import {
  BRAND_PLACEHOLDER,
  REPORT_URL_PLACEHOLDER,
  SCRIPT_ORIGINS_PLACEHOLDER,
  SITE_PLACEHOLDER,
} from '@shop/release-format/html-placeholders.js'
import { escapeHtml } from '@shop/server/escape-html.ts'

import { scriptOrigins } from './content-security-policy.ts'

/** Replaces the placeholders of a generated file, markup or plain text, by this installation's values. */
export function fillPlaceholders(text: string, config: RuntimeConfig): string {
  const { siteUrl, brandName, reportUrl = '' } = config
  return text
    .replaceAll(SITE_PLACEHOLDER, () => escapeHtml(new URL(siteUrl).origin))
    .replaceAll(SCRIPT_ORIGINS_PLACEHOLDER, () => escapeHtml(scriptOrigins(config).join(' ')))
    .replaceAll(REPORT_URL_PLACEHOLDER, () => escapeHtml(reportUrl))
    .replaceAll(BRAND_PLACEHOLDER, () => escapeHtml(brandName.en))
}
