import { host } from '@shop/config/webpack.js'

export default host(import.meta.dirname)
