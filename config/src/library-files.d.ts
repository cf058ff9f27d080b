// A file that its package does not export; `production-aliases.js` says where it is.
declare module '@tanstack/react-query/build/modern/index.js' {
  export * from '@tanstack/react-query'
}
