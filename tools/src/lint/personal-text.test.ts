import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'

import { personalText } from './personal-text.js'

const lint = (code: string) =>
  new Linter()
    .verify(
      code,
      [
        {
          files: ['**/*.tsx'],
          languageOptions: {
            parser: tseslint.parser,
            parserOptions: { ecmaFeatures: { jsx: true } },
          },
          plugins: { shop: { rules: { 'personal-text': personalText } } },
          rules: { 'shop/personal-text': 'error' },
        },
      ],
      'Page.tsx',
    )
    .map(({ message }) => /“(\w+)”/.exec(message)?.[1] ?? message)

describe('personalText', () => {
  test.each([
    ['a field of a record', '<bdi translate="no">{order.buyerName}</bdi>', ['buyerName']],
    ['one that may be missing', '<bdi>{data?.email}</bdi>', ['email']],
    ['one that was taken out of it', 'const { who } = entry; <>{who}</>', ['who']],
    ['a choice', '<b>{phone ? <I /> : who || t("nobody")}</b>', ['who']],
    ['a default', '<b>{carrier ?? t("none")}</b>', ['carrier']],
    ['a template', '<b>{`${firstName} ${lastName}`}</b>', ['firstName', 'lastName']],
    ['joined parts', '<b>{[carrier, number].filter(Boolean).join(" · ")}</b>', ['carrier']],
    ['what was computed from it', 'const x = email.trim(); <b>{x}</b>', ['email']],
    ['a parameter', 'const Name = ({ name }) => <b>{name}</b>', ['name']],
    ['a cell of a table', '[{ cell: ({ email }) => email }]', ['email']],
    ['a text of a component', '<Dialog title={name} />', ['name']],
    ['a value of a message', '<T values={{ a: email }} components={{ 0: <b /> }} />', ['email']],
  ])('refuses %s', (_, code, names) => expect(lint(code)).toEqual(names))

  test.each([
    ['its component', '<PersonalText>{buyerName}</PersonalText>'],
    ['a styled one', 'const Name = styled(PersonalText)``; <Name>{firstName}</Name>'],
    ['what is there only for it', '<b>{email && <PersonalText>{email}</PersonalText>}</b>'],
    ['a value of a message', '<T values={{ email }} components={{ 0: <PersonalText /> }} />'],
    ['what an element does with it', '<a href={`mailto:${email}`} aria-label={name} />'],
    ['a constant of another kind', 'const name = t("store"); <b>{name}</b>'],
    ['the shop’s own', '<b>{contact?.address}{store.phone}</b>'],
    ['a text of the shop', '<DataText text={name} />'],
  ])('allows %s', (_, code) => expect(lint(code)).toEqual([]))
})
