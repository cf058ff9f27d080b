import type { Profile } from '@shop/contracts/user.ts'

/** Pictures that every browser shows; drawings that can carry scripts are not among them. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** Megabytes. */
export const AVATAR_SIZE = 2

export type AvatarProblem = 'type' | 'size' | 'unreadable'

/** Why a file cannot become an avatar, as far as one can tell without opening it. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): AvatarProblem | null {
  if (!AVATAR_TYPES.includes(type)) return 'type'
  return size > AVATAR_SIZE * 1024 * 1024 ? 'size' : null
}

export function displayName({ firstName, lastName = '' }: Profile): string {
  return `${firstName} ${lastName}`.trim()
}

/** The first letters of the name; may be empty. */
export function initials({ firstName, lastName = '' }: Profile): string {
  return [firstName, lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
