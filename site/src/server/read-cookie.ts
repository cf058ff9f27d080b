/** The decoded value of a cookie; empty without one, or when it is malformed. */
export function readCookie(cookies: string | undefined, name: string): string {
  if (!cookies?.includes(name)) return ''
  const cookie = cookies.split(';').find((each) => each.trimStart().startsWith(`${name}=`))
  const value = cookie?.trimStart().slice(name.length + 1) ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
