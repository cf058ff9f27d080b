import { testRemote } from '@shop/testing/test-remote.ts'

testRemote(__dirname)
