import { findOtherEnglishTerms } from './english-glossary.js'

test.each([
  ['a', 'Please Login', [{ found: 'Login', say: 'log in, log-in' }]],
  [
    'a',
    'Sign in or signup',
    [
      { found: 'Sign in', say: 'log in, log-in' },
      { found: 'signup', say: 'sign up' },
    ],
  ],
  ['a', 'Your email address', [{ found: 'email', say: 'e-mail' }]],
  ['a', 'Log in with this log-in link, or sign up by e-mail', []],
  ['a', 'We reply to {email}, {email, select, yes {soon} other {never}}', []],
  ['a', '{count, plural, one {# email} other {# e-mails}}', [{ found: 'email', say: 'e-mail' }]],
  ['login.login', 'Login', []],
  ['checkout.email', 'Email', []],
])('findOtherEnglishTerms(%j, %j) returns %j', (id, text, expected) => {
  expect(findOtherEnglishTerms(id, text)).toEqual(expected)
})
