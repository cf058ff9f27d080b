// Variables of builds.
declare let __webpack_public_path__: string
/** The address of the version's folder, in a server build. */
declare const serverPublicPath: string

/** webpack: fills a share scope. */
declare function __webpack_init_sharing__(scope: string): Promise<unknown>
