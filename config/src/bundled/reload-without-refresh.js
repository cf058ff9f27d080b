import { reloadOnUpdate } from './reload-on-update.js'

reloadOnUpdate(
  /** @type {{ webpackHot?: import('./reload-on-update.js').Hot }} */ (import.meta).webpackHot,
)
