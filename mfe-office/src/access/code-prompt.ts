import { hasStatus } from '@shop/kernel/http'
import { createContext, useContext } from 'react'

/** Asks for the code where the backend wants one. @returns whether the office is open again */
type AskForCode = () => Promise<boolean>

export const CodePrompt = createContext<AskForCode>(() => Promise.resolve(false))

/** A call that is made once more when it was refused for want of the code, and somebody has typed it. */
export function useCodeRetry<Values, Result>(
  call: (values: Values) => Promise<Result>,
): (values: Values) => Promise<Result> {
  const askForCode = useContext(CodePrompt)
  return async (values) => {
    try {
      return await call(values)
    } catch (error) {
      if (!hasStatus(error, 403) || !(await askForCode())) throw error
      return call(values)
    }
  }
}
