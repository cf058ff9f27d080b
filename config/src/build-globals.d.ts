// Variables of builds.
declare let __webpack_public_path__: string
/** Of a server build: the address of its version's folder. */
declare const serverPublicPath: string
