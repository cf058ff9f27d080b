/** A version's build for the server, below its folder; a folder with a dot is not served. */
export const SERVER_BUILD = '.server/render.cjs'

/** The folder of a version's source maps, for the release tool: `.maps/FILE.map`. It is not served either. */
export const SOURCE_MAPS = '.maps'

/** The notices that the licenses of a version's packages ask for, in its folder. */
export const LICENSE_NOTICES = 'licenses.txt'
