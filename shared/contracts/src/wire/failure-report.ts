import * as z from 'zod/mini'

import { MAX_REPORT_STACK, MAX_REPORT_TEXT } from '../rules/redact.ts'
import { FRONT_END_NAME_PATTERN } from '../rules/remote-name.ts'
import { REQUEST_ID_PATTERN } from './request-id.ts'
import { optionalPart } from './tolerant.ts'

export { MAX_REPORT_TEXT }

/**
 * When a remote failed: loading its entry, a page or data, rendering, or later in an event handler. `use` is no failure:
 * a page load began to use a canary. For a canary of the shell, every failure in the page counts.
 */
export const reportPhases = ['use', 'load', 'page', 'data', 'render', 'event'] as const
export type ReportPhase = (typeof reportPhases)[number]

/** The name of a front end that reports are about. */
export const reportedNameSchema = z
  .string()
  .check(z.regex(new RegExp(`^${FRONT_END_NAME_PATTERN}$`)), z.maxLength(60))

/** The version that a report is about. */
export const reportedVersionSchema = z.string().check(z.regex(/^\w[\w.+-]*$/), z.maxLength(60))

/** A failure of a version in a page load, or that a page load uses it. */
export const failureReportSchema = z.object({
  /** A remote, or the shell. */
  remote: reportedNameSchema,
  version: reportedVersionSchema,
  phase: z.enum(reportPhases),
  message: z.string().check(z.maxLength(MAX_REPORT_TEXT)),
  /** Path pattern of the page, or its path with `:id` for what may be about a person. */
  page: z.string().check(z.maxLength(MAX_REPORT_TEXT)),
  /** Frames in scripts of releases, as the browser writes them, with paths for addresses. */
  stack: optionalPart(z.string().check(z.maxLength(MAX_REPORT_STACK))),
  /** Version of the shell of the page. */
  shell: optionalPart(reportedVersionSchema),
  /** Language of the page. */
  language: optionalPart(z.enum(['en', 'ar'])),
  /** True if it is the first failure of a version whose use this page load has reported. */
  first: z.optional(z.boolean()),
  /** The request whose response failed; an id of another shape is left out. */
  requestId: optionalPart(z.string().check(z.regex(REQUEST_ID_PATTERN))),
})
export type FailureReport = z.infer<typeof failureReportSchema>

/** The reports on the versions of a front end since a time. */
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

/** The distinct failures of a version, the one of most page loads first. */
export const reportedFailuresSchema = z.object({
  failures: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      phase: z.enum(reportPhases),
      message: z.string(),
      page: z.string(),
      /** Empty when the browser had none. */
      stack: z.string(),
      shell: z.nullable(z.string()),
      language: z.nullable(z.string()),
      pageLoads: z.int(),
      /** ISO 8601. */
      firstAt: z.string(),
      lastAt: z.string(),
    }),
  ),
})
export type ReportedFailure = z.infer<typeof reportedFailuresSchema>['failures'][number]
