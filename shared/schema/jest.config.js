import { preset } from '@shop/config/jest.js'

export default preset(import.meta.dirname)
