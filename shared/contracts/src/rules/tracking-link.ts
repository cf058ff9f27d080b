/** Carriers whose page of a shipment can be addressed by its number, by a part of their names. */
const pages: readonly [name: RegExp, page: string][] = [
  [/aramex|[أا]رام[كي]س/iu, 'https://www.aramex.com/track/results?ShipmentNumber='],
  [/\bdhl\b|دي [إا]تش [إا]ل/iu, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  [/fedex|فيد[يك]+س/iu, 'https://www.fedex.com/fedextrack/?trknbr='],
]

/** The address where a carrier shows where a shipment is; undefined for a carrier whose page is not known. */
export function findTrackingUrl(
  carrier: string | undefined,
  trackingNumber: string | undefined,
): string | undefined {
  if (!carrier || !trackingNumber?.trim()) return undefined
  const page = pages.find(([name]) => name.test(carrier))?.[1]
  return page && page + encodeURIComponent(trackingNumber.trim())
}
