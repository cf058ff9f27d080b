import { testMessageCatalogs } from '@shop/testing/message-catalogs.ts'

testMessageCatalogs(__dirname)
