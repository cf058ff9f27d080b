/** What staff do only where an owner allows it: give money back, save codes that take off everything, export the buyers. */
export const officePermissions = ['refunds', 'freeCodes', 'exports'] as const
export type OfficePermission = (typeof officePermissions)[number]
