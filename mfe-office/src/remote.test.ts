import { generatePages } from '@shop/config/generate-pages.js'
import { testRemote } from '@shop/testing/test-remote.ts'

testRemote(__dirname, generatePages)
