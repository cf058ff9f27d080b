import { createConfigCommand } from './config-command.ts'

createConfigCommand().name('npm run settings --').parse()
