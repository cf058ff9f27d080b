import '@shop/ui/fonts/fonts.css'
import '@shop/ui/tokens/tokens.css'
import '@shop/ui/tokens/global.css'

import { start } from './startup/start.tsx'

void start()
