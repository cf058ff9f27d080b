import { useEffect, useState } from 'react'

/** Supported by every browser; no SVG, which can carry scripts. */
export const AVATAR_MIME_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
]

export const MAX_AVATAR_SIZE_MB = 2

type AvatarError = 'unsupportedType' | 'tooLarge' | 'unreadable'

/** Checks type and size; whether the file is an image shows only when it is loaded. */
function validateAvatar({ type, size }: Pick<File, 'type' | 'size'>): AvatarError | null {
  if (!AVATAR_MIME_TYPES.includes(type)) return 'unsupportedType'
  return size > MAX_AVATAR_SIZE_MB * 1024 * 1024 ? 'tooLarge' : null
}

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
