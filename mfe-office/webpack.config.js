import { remote } from '@shop/config/webpack.js'

export default remote(import.meta.dirname)
