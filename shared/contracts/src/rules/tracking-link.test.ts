import { findTrackingUrl } from './tracking-link.ts'

describe('findTrackingUrl', () => {
  test.each([
    ['Aramex', '44 1', 'https://www.aramex.com/track/results?ShipmentNumber=44%201'],
    ['أرامكس عُمان', '44', 'https://www.aramex.com/track/results?ShipmentNumber=44'],
    ['DHL Express', ' JD0 ', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD0'],
    ['فيديكس', '7', 'https://www.fedex.com/fedextrack/?trknbr=7'],
  ])('returns the page of a shipment with %s', (carrier, number, url) => {
    expect(findTrackingUrl(carrier, number)).toBe(url)
  })

  test.each([
    ['Oman Post', 'RR1'],
    ['Our driver', ''],
    ['Aramex', ' '],
    ['Aramex', undefined],
    [undefined, '44'],
    ['XDHLX', '44'],
  ])('returns nothing for %s with the number %s', (carrier, number) => {
    expect(findTrackingUrl(carrier, number)).toBeUndefined()
  })
})
