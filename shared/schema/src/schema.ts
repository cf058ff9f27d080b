export * as z from './functions.ts'
