import { testCatalogues } from '@shop/testing/catalogues.ts'

import { googleMapAddress } from './place.ts'

test('the address at the map service is that of the place', () => {
  expect(googleMapAddress({ latitude: 23.5957, longitude: 58.4215 })).toBe(
    'https://www.google.com/maps/search/?api=1&query=23.5957%2C58.4215',
  )
})

testCatalogues(__dirname)
