import '@shop/ui/fonts/fonts.css'
import '@shop/ui/tokens/tokens.css'
import '@shop/ui/tokens/global.css'

import { start } from './startup/start.tsx'

// The page's startup notice says so.
start().catch(reportError)
