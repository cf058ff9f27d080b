#!/usr/bin/env node
import { runCli } from './run-cli.ts'

await runCli(process.cwd(), process.argv.slice(2))
