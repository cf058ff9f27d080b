import { start } from './startup/start.tsx'

void start()
