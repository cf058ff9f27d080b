/** Widths, in pixels, that the pictures of goods exist in. */
const PICTURE = { widths: [320, 640, 960, 1280], plain: 640 }
const AVATAR = { widths: [160, 320], plain: 320 }

function address(backendUrl: string, name: string, { widths, plain }: typeof PICTURE): string {
  return `${backendUrl}/media/${name}-${plain}.webp?widths=${widths.join(',')}`
}

/**
 * Address of a picture; `widths` tells the site which other files it may choose from.
 * @param name base name, for example `steel-card`
 */
export function pictureUrl(backendUrl: string, name: string): string {
  return address(backendUrl, name, PICTURE)
}

/** The same for the portrait of a person, which exists in small widths only. */
export function avatarUrl(backendUrl: string, name: string): string {
  return address(backendUrl, name, AVATAR)
}
