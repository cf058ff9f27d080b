import { embeddedMapUrl, googleMapsUrl } from './map-location.ts'

const location = { latitude: 23.5957, longitude: 58.4215 }

test('googleMapsUrl returns a search for the coordinates', () => {
  expect(googleMapsUrl(location)).toBe(
    'https://www.google.com/maps/search/?api=1&query=23.5957%2C58.4215',
  )
})

test('embeddedMapUrl returns a page to frame, in the language of the page', () => {
  expect(embeddedMapUrl(location, 'ar')).toBe(
    'https://www.google.com/maps?q=23.5957%2C58.4215&z=16&hl=ar&output=embed',
  )
})
