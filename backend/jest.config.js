import { preset } from '@shop/config/jest.js'

const base = preset(import.meta.dirname, { environment: 'node' })

export default {
  ...base,
  // These ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(jose|cookie)/)'],
}
