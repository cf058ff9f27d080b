// Variables of builds.
declare let __webpack_public_path__: string
/** The address of the version's folder, in a server build. */
declare const serverPublicPath: string
