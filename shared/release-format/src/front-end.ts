import { isRemoteName, type RemoteName } from '@shop/contracts/rules/remote-name.ts'

/** A package that is built for the browser. */
export type FrontEnd = RemoteName | 'shell'

/** Whether `name` is that of a front end. */
export function isFrontEnd(name: string): name is FrontEnd {
  return name === 'shell' || isRemoteName(name)
}
