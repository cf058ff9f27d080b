/** Supported by every browser; no SVG, which can carry scripts. */
export const AVATAR_MIME_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
]

export const MAX_AVATAR_SIZE_MB = 2

export type AvatarError = 'unsupportedType' | 'tooLarge' | 'unreadable'

/** Checks type and size; whether the file is an image shows only when it is loaded. */
export function validateAvatar({ type, size }: Pick<File, 'type' | 'size'>): AvatarError | null {
  if (!AVATAR_MIME_TYPES.includes(type)) return 'unsupportedType'
  return size > MAX_AVATAR_SIZE_MB * 1024 * 1024 ? 'tooLarge' : null
}
