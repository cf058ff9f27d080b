/** Available widths in pixels, and the one for clients that do not choose. */
const PICTURE_SIZES = { widths: [320, 640, 960, 1280], defaultWidth: 640 }
const AVATAR_SIZES = { widths: [160, 320], defaultWidth: 320 }

function mediaUrl(
  backendUrl: string,
  name: string,
  { widths, defaultWidth }: typeof PICTURE_SIZES,
): string {
  return `${backendUrl}/media/${name}-${defaultWidth}.webp?widths=${widths.join(',')}`
}

/**
 * URL of a picture. Its query `widths` lists the available widths.
 * @param name base name, for example `steel-card`
 */
export function pictureUrl(backendUrl: string, name: string): string {
  return mediaUrl(backendUrl, name, PICTURE_SIZES)
}

/** URL of a portrait, which exists in small widths only. */
export function avatarUrl(backendUrl: string, name: string): string {
  return mediaUrl(backendUrl, name, AVATAR_SIZES)
}
