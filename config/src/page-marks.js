// What a page leaves room for. Apart from `page.js`, which brings the whole build.

/** Stands for the address of the version's folder, which is known when the build is published. */
export const FOLDER_MARK = '%FOLDER%'

/** Stands for the head of one page: its title, description and preview, which the release writes. */
export const HEAD_MARK = '<!--head-->'

/** Stand for the site's address (no slash at its end) and the brand's name, which the site fills in when it answers. */
export const SITE_MARK = '%SITE%'
export const BRAND_MARK = '%BRAND%'

/** Marks what a page takes out of the head again once it speaks for itself; a page's own picture replaces `picture`. */
export const WRITTEN = 'data-written'

/** Origins, beside the site's own, that scripts may come from; filled in by the site when it answers. */
export const SCRIPT_ORIGINS_MARK = '%SCRIPT_ORIGINS%'
