import { expectConsole, failOnConsole } from './console.ts'

failOnConsole()

afterEach(() => expect(expectConsole()).toEqual([]))
