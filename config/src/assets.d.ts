// Files that the build turns into addresses.
declare module '*.css'
declare module '*.avif' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}
declare module '*.png' {
  const address: string
  export default address
}
declare module '*.svg' {
  const address: string
  export default address
}
