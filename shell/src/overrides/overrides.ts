import { isRemoteName } from '@shop/contracts/remote-name.ts'

/** Which release of a remote a tester wants instead of the live one: a version, or the address it is served at. */
export type Overrides = ReadonlyMap<string, string>

/** Query parameter that carries overrides, so that they can be shared: `?mf=mfe-catalog@1.2.0,mfe-agents@1.3.0`. */
export const OVERRIDE_PARAMETER = 'mf'

/** A version is a folder's name: nothing that leads out of it. */
const versionName = /^[\w][\w.+-]*$/

/** Whether a wish names an address, such as a development server's, and not a version. */
export const isAddress = (wanted: string): boolean => /^https?:\/\//.test(wanted)

/** Reads `NAME@VERSION` or `NAME@ADDRESS`, several with commas between; what is not one of these is left out. */
export function parseOverrides(text: string): Overrides {
  const wishes = text.split(',').map((wish) => {
    const [name = '', ...wanted] = wish.trim().split('@')
    return [name, wanted.join('@')] as const
  })
  return new Map(
    wishes.filter(
      ([name, wanted]) => isRemoteName(name) && (isAddress(wanted) || versionName.test(wanted)),
    ),
  )
}

/** The opposite of `parseOverrides`. */
export function formatOverrides(overrides: Overrides): string {
  return [...overrides].map(([name, wanted]) => `${name}@${wanted}`).join(',')
}
