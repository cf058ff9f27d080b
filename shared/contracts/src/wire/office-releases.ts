import * as z from 'zod/mini'

/** Characters that a page of who has what live has at most. */
const MAX_LENGTH = 500_000

/** PUT /release-dashboard, request: a page that the release tool has made, HTML without scripts. */
export const releaseDashboardSchema = z.object({
  html: z.string().check(z.minLength(1), z.maxLength(MAX_LENGTH)),
})

/** GET /office/releases: the last page that the release tool has sent, and when; null before the first. */
export const officeReleasesSchema = z.object({
  dashboard: z.nullable(z.object({ html: z.string(), at: z.string() })),
})
export type OfficeReleases = z.infer<typeof officeReleasesSchema>
