import { preset } from '@shop/testing/jest.js'

export default preset(import.meta.dirname, { environment: 'node' })
