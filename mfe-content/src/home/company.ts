/** What the page itself says of the company's cards; each has an icon, a title and a text. */
export const featureIds = ['tap', 'update', 'design'] as const

/** What the page itself says of the company; each has a picture, a heading and a text. */
export const statementIds = ['mission', 'vision'] as const
