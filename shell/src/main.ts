import '@shop/ui/fonts/fonts.css'
import '@shop/ui/tokens/global-style.css.ts'

import { start } from './startup/start.tsx'

void start()
