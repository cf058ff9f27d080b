/**
 * The preload link of a font, which is fetched without credentials.
 * @param {string} href
 * @returns {string} a line of HTML
 */
export const createFontPreload = (href) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${href}">\n`
