import { LOGO_PICTURE } from '@shop/contracts/rules/logo-picture.ts'

/** Widths of the AVIF files, in pixels. */
export const PICTURE_WIDTHS = [640, 960, 1280]
/** Widths of the WebP files of portraits. */
export const AVATAR_WIDTHS = [320]

/** The file of a picture for clients that do not choose: of a logo, the only one. */
export const toMainFile = (name: string, widths: readonly number[] = PICTURE_WIDTHS): string =>
  LOGO_PICTURE.test(name) ? `${name}.png` : `${name}-${Math.max(...widths)}.webp`

/** The WebP file, in the largest width, is for clients that do not choose. */
function mediaUrl(backendUrl: string, name: string, widths: readonly number[]): string {
  return `${backendUrl}/media/${toMainFile(name, widths)}?widths=${widths.join(',')}`
}

/**
 * URL of a picture. Its query `widths` lists the available widths; a logo has one only.
 * @param name base name, for example `steel-card`; empty for none, which has no URL
 */
export function pictureUrl(backendUrl: string, name: string): string {
  if (LOGO_PICTURE.test(name)) return `${backendUrl}/media/${toMainFile(name)}`
  return name && mediaUrl(backendUrl, name, PICTURE_WIDTHS)
}

/** URL of a portrait, which exists in a small width only. */
export function avatarUrl(backendUrl: string, name: string): string {
  return mediaUrl(backendUrl, name, AVATAR_WIDTHS)
}
