import { testCatalogues } from '@shop/testing/catalogues.ts'

testCatalogues(__dirname)
