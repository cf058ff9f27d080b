import { useEffect, useState } from 'react'

import { type AvatarError, validateAvatar } from './avatar.ts'

interface AvatarPreview {
  /** Object URL of the selected picture. */
  url: string | null
  error: AvatarError | null
}

const initialState: AvatarPreview = { url: null, error: null }

/** A selected picture, which is previewed but never uploaded. */
export function useAvatarPreview() {
  const [{ url, error }, setState] = useState(initialState)

  // The browser keeps the file in memory until its URL is revoked.
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  return {
    url,
    error,
    select(file: File) {
      const error = validateAvatar(file)
      setState(error ? { url, error } : { url: URL.createObjectURL(file), error })
    },
    clear: () => setState(initialState),
    handleLoadError: () => setState({ url: null, error: 'unreadable' }),
  }
}
