import { useEffect, useState } from 'react'

import { avatarProblem, type AvatarProblem } from './avatar.ts'

interface State {
  /** Address of the picked picture, good on this page only. */
  url: string | null
  problem: AvatarProblem | null
}

const nothing: State = { url: null, problem: null }

/** A picture that the person has picked to look at; it never leaves the browser. */
export function useAvatarPreview() {
  const [{ url, problem }, setState] = useState(nothing)

  // The browser holds the file for as long as it has an address.
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  return {
    url,
    problem,
    pick(file: File) {
      const problem = avatarProblem(file)
      setState(problem ? { url, problem } : { url: URL.createObjectURL(file), problem })
    },
    drop: () => setState(nothing),
    refuse: () => setState({ url: null, problem: 'unreadable' }),
  }
}
