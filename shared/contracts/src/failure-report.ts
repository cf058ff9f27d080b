import { z } from '@shop/schema'

import { REMOTE_NAME_PATTERN } from './remote-name.ts'

/**
 * When a remote failed: loading its entry, a page or data, rendering, or later in an event handler. `use` is no failure:
 * a page load began to use a version that is on trial.
 */
export const reportPhases = ['use', 'load', 'page', 'data', 'render', 'event'] as const
export type ReportPhase = (typeof reportPhases)[number]

/** Longest message and path that are sent. */
export const MAX_REPORT_TEXT = 300

/** A failure of a remote's version in a page load, or that a page load uses it. */
export const failureReportSchema = z.object({
  remote: z.string().check(z.regex(new RegExp(`^${REMOTE_NAME_PATTERN}$`)), z.maxLength(60)),
  version: z.string().check(z.regex(/^\w[\w.+-]*$/), z.maxLength(60)),
  phase: z.enum(reportPhases),
  message: z.string().check(z.maxLength(MAX_REPORT_TEXT)),
  /** Path of the page. */
  page: z.string().check(z.maxLength(MAX_REPORT_TEXT)),
  /** Whether it is the first failure of a version whose use this page load has reported. */
  first: z.optional(z.boolean()),
})
export type FailureReport = z.infer<typeof failureReportSchema>

/** What was reported of the versions of a remote since a time. */
export const reportCountsSchema = z.object({
  counts: z.array(
    z.object({
      version: z.string(),
      phase: z.enum(reportPhases),
      reports: z.int(),
      /** Page loads: of `use` all, else those in which it was the first failure. */
      pageLoads: z.int(),
    }),
  ),
})
export type ReportCounts = z.infer<typeof reportCountsSchema>['counts']
