// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.

/** Path patterns of the pages. */
export const paths = {
  overview: '/office',
  staff: '/office/staff',
  log: '/office/log',
} as const
