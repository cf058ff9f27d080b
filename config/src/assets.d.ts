// Files that the build turns into URLs.
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export default classNames
}
declare module '*.css'
declare module '*.png' {
  const url: string
  export default url
}
declare module '*.svg' {
  const url: string
  export default url
}
