import { describeOnDatabases } from '../testing/databases.ts'
import { deliverMails, findLink } from '../testing/mailbox.ts'
import { withShop } from '../testing/test-shop.ts'
import { confirmEmailChange, requestEmailChange } from './email-change.service.ts'

describeOnDatabases('confirmEmailChange', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  test('gives an address to one of several users who confirm it at the same time', async () => {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop().createShopper()))
    for (const { user } of shoppers) await requestEmailChange(shop().deps, user, 'wanted@site.test')
    const mails = await deliverMails(shop())
    const tokens = mails.flatMap((mail) => {
      if (mail.kind !== 'emailChange') return []
      return new URL(findLink(mail, '/portal/confirm-email'), 'http://x').searchParams.getAll(
        'token',
      )
    })
    expect(tokens).toHaveLength(4)
    const results = await Promise.all(tokens.map((token) => confirmEmailChange(shop().deps, token)))
    expect(results.filter(Boolean)).toHaveLength(1)
  })
})
