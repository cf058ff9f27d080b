// Placeholders that built HTML leaves to be filled in. Apart from `html-page.js`, which imports the build's dependencies.

/** Path of the version's folder, filled in when the build is published. */
export const FOLDER_PLACEHOLDER = '%FOLDER%'

/** The page of a remote alone is told this of it (`StandaloneRemote`), filled in by the site's server. */
export const REMOTE_PLACEHOLDER = '%REMOTE%'

/** A page's title, description and preview, written at release. */
export const HEAD_PLACEHOLDER = '<!--head-->'

/** A page's preload links, written at release. */
export const PRELOAD_PLACEHOLDER = '<!--preload-->'

/** The site's origin (no trailing slash) and the brand's name, filled in by the site's server. */
export const SITE_PLACEHOLDER = '%SITE%'
export const BRAND_PLACEHOLDER = '%BRAND%'

/** Origins, beside the site's own, that scripts may come from; filled in by the site's server. */
export const SCRIPT_ORIGINS_PLACEHOLDER = '%SCRIPT_ORIGINS%'

/** The address that browsers report failures to, empty for none; filled in by the site's server. */
export const REPORT_URL_PLACEHOLDER = '%REPORT_URL%'

/**
 * Attribute of the static elements that `PageMeta` removes from the head once a page renders; with the value
 * `picture`, only when the page has a preview image of its own.
 */
export const STATIC_META_ATTRIBUTE = 'data-written'
