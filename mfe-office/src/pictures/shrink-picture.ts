/** Longer sides gain nothing: the shop shows at most 1280 pixels. */
const MAX_SIDE = 2000
const QUALITY = 0.9

/** Whether something behind the drawing would be seen through it. */
function hasTransparency(context: CanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas
  const { data } = context.getImageData(0, 0, width, height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

/** A smaller copy of a phone's photo, which is sent in a tenth of the time; the file itself where the browser cannot draw it. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = MAX_SIDE / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return file
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    // JPEG would make black what is transparent. A browser that writes no WebP writes PNG instead.
    const type = hasTransparency(context) ? 'image/webp' : 'image/jpeg'
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
    return blob ?? file
  } catch {
    return file
  }
}
