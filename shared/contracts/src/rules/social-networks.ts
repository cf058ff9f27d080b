/** The networks that the footer can lead to, in its order. */
export const socialNetworks = [
  'facebook',
  'instagram',
  'x',
  'tiktok',
  'youtube',
  'linkedin',
] as const
