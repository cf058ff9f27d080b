import * as z from 'zod/mini'

import { MAX_REPORT_TEXT } from '../rules/redact.ts'
import { reportedNameSchema, reportedVersionSchema } from '../wire/failure-report.ts'
import { optionalPart } from '../wire/tolerant.ts'

/**
 * What a visitor feels of a page: when its largest part appeared (LCP, ms), how long it took to respond (INP, ms), and how
 * much it moved by itself (CLS, no unit).
 */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const
export type VitalName = (typeof vitalNames)[number]

/** A vital that a page load had, when it was first hidden or left. */
export const vitalReportSchema = z.object({
  /** The front end that owns the page. */
  remote: reportedNameSchema,
  version: reportedVersionSchema,
  /** Version of the shell of the page. */
  shell: optionalPart(reportedVersionSchema),
  /** Path pattern of the page. */
  page: z.string().check(z.maxLength(MAX_REPORT_TEXT)),
  vital: z.enum(vitalNames),
  value: z.number().check(z.minimum(0), z.maximum(600_000)),
})
export type VitalReport = z.infer<typeof vitalReportSchema>

/** How many page loads had a vital within the limits of a bucket, by version and page. */
export const vitalCountsSchema = z.object({
  vitals: z.array(
    z.object({
      version: z.string(),
      page: z.string(),
      vital: z.enum(vitalNames),
      bucket: z.int(),
      pageLoads: z.int(),
    }),
  ),
})
export type VitalCounts = z.infer<typeof vitalCountsSchema>['vitals']
