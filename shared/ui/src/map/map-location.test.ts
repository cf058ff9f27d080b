import { googleMapsUrl } from './map-location.ts'

test('googleMapsUrl returns a search for the coordinates', () => {
  expect(googleMapsUrl({ latitude: 23.5957, longitude: 58.4215 })).toBe(
    'https://www.google.com/maps/search/?api=1&query=23.5957%2C58.4215',
  )
})
