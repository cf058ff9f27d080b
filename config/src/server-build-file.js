/** A version's build for the server, below its folder; a folder with a dot is not served. */
export const SERVER_BUILD = '.server/server.cjs'
