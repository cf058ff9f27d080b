import { aShare as shared } from '../testing/release-fixtures.ts'
import { singletonProblems } from './singleton-compatibility.ts'

const shell = {
  label: 'shell@7',
  shared: shared({ '@shop/kernel': '1.4.0', react: '19.3.1', 'react/': '19.3.1' }),
}
const problems = (versions: Record<string, string>) =>
  singletonProblems({ label: 'mfe-x@2', shared: shared(versions) }, shell)

test('a remote fits that was built with what the shell provides, or with something older', () => {
  expect(problems({ '@shop/kernel': '1.4.0', react: '19.3.1', 'react/': '19.3.1' })).toEqual([])
  expect(problems({ '@shop/kernel': '1.0.0', react: '19.0.0', 'react/': '19.0.0' })).toEqual([])
})

test('what the shell does not provide, the remote brings', () => {
  expect(problems({ '@tanstack/react-query': '5.0.0' })).toEqual([])
})

test('a kernel that the live shell does not have yet is named with both sides and the way out', () => {
  expect(problems({ '@shop/kernel': '1.5.0' })).toEqual([
    "mfe-x@2 needs the kernel ^1.5.0; shell@7 provides 1.4.0. Build the remote with the shell's version, or promote a shell that provides ^1.5.0 first or with it.",
  ])
})

test('another major version does not fit, newer or older; each is named once', () => {
  expect(problems({ react: '20.0.0', 'react/': '20.0.0' })).toEqual([
    expect.stringContaining('needs react ^20.0.0; shell@7 provides 19.3.1'),
  ])
  expect(problems({ react: '18.3.0', '@shop/kernel': '2.0.0' })).toHaveLength(2)
})
