import { formatAmount } from '@shop/contracts/format.ts'
import { orderPath } from '@shop/contracts/site-paths.ts'

import { renewVerification, saveVerification } from '../auth/verification.store.ts'
import { parseJson } from '../db/json.ts'
import type { Row } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { renderForm } from '../forms/form.mail.ts'
import { findForm } from '../forms/form.store.ts'
import { toSubscriberToken } from '../forms/subscriber.store.ts'
import { type Language, translations } from '../i18n/messages.ts'
import { renderAnswer } from '../office/messages/answer.mail.ts'
import { findMessage } from '../office/messages/message.store.ts'
import { listPictures } from '../orders/member-orders.store.ts'
import { withReturnTo } from '../portal/return-to.ts'
import { findContact } from '../shop-settings/shop-settings.store.ts'
import { findUserByEmail } from '../users/user.store.ts'
import { renderMailHtml, renderMailText } from './mail.layout.ts'
import type { OutgoingMail } from './mail.transport.ts'
import type { MailData, MailKind } from './mail.types.ts'
import { type Composition, createWriter, type Draft } from './mail.writer.ts'
import { renderOrderDetails } from './order-details.ts'

/**
 * A first name for a greeting; empty when it does not look like one: whoever registers with somebody
 * else's address must not get a message of their own, such as a link, into our e-mail.
 */
export function toGreetingName(firstName: string): string {
  return /^[\p{L}\p{M}'’. -]{1,40}$/u.test(firstName) && !/\.\p{L}/u.test(firstName)
    ? firstName
    : ''
}

/** Arguments of a greeting: the name, if it has one. */
function toGreeting(firstName: string): { name: string; named: 'yes' | 'no' } {
  const name = toGreetingName(firstName)
  return { name, named: name ? 'yes' : 'no' }
}

/** An e-mail address or amount that keeps its order inside Arabic text: LRI … PDI. */
const isolate = (text: string): string => `\u2066${text}\u2069`

/** Composes one kind of e-mail. @returns `null` when there is nobody to send it to */
type Compose<Kind extends MailKind> = (
  deps: Deps,
  mail: Row<'mails'>,
  data: MailData[Kind],
) => Promise<Composition | null>

const composePasswordReset: Compose<'passwordReset'> = async (deps, mail, { returnTo }) => {
  // Looked up here, not when asked, so that asking takes the same time for every address.
  const user = await findUserByEmail(deps.db, mail.recipient)
  if (!user) return null
  const { id } = mail
  await saveVerification(deps, { id, purpose: 'password-reset', userId: user.id, newEmail: null })
  const renewed = await renewVerification(deps, id)
  if (!renewed) return null
  const w = createWriter(deps, 'passwordReset', user.language)
  const path = withReturnTo('reset-password', returnTo)
  const separator = path.includes('?') ? '&' : '?'
  return w.write({
    headline: w.t('mail.resetHeadline', toGreeting(user.firstName)),
    text: w.t('mail.resetText'),
    button: w.toPortal(`${path}${separator}token=${renewed.token}`, 'mail.resetButton'),
    notes: [w.note('mail.linkExpiry'), w.note('mail.resetNote')],
  })
}

const composeAddressInUse: Compose<'addressInUse'> = async (deps, { language }) => {
  const w = createWriter(deps, 'addressInUse', language)
  const button = w.toPortal('login', 'mail.addressInUseButton')
  return w.write({ text: w.t('mail.addressInUseText'), button })
}

const composeEmailChange: Compose<'emailChange'> = async (deps, mail, { userId }) => {
  const owner = await findUserByEmail(deps.db, mail.recipient)
  if (owner?.id === userId) return null
  if (owner) return composeAddressInUse(deps, mail, null)
  const renewed = await renewVerification(deps, mail.id)
  if (!renewed) return null
  const w = createWriter(deps, 'emailChange', mail.language)
  return w.write({
    headline: w.t('mail.emailChangeHeadline'),
    text: w.t('mail.emailChangeText'),
    button: w.toPortal(`confirm-email?token=${renewed.token}`, 'mail.emailChangeButton'),
    notes: [w.note('mail.linkExpiry'), w.note('mail.emailChangeNote')],
  })
}

function findOrder({ db }: Deps, orderId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .selectAll('orders')
    .select(['users.firstName', 'users.lastName'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}

/** Public addresses of the pictures of an order's products, by product; most mail clients show no AVIF. */
async function listPictureUrls({ db, config }: Deps, order: Row<'orders'>) {
  const names = await listPictures(db, parseJson(order.lines))
  return new Map(
    [...names].map(([id, name]) => [id, `${config.backendUrl}/media/${name}-1280.webp`]),
  )
}

/** Composes an e-mail about an order, with a button that leads to it. */
function composeAboutOrder(
  kind: 'orderConfirmation' | 'paymentRefund',
  draft: (
    writer: ReturnType<typeof createWriter>,
    order: NonNullable<Awaited<ReturnType<typeof findOrder>>>,
    deps: Deps,
    lang: Language,
  ) => Promise<Draft>,
): Compose<typeof kind> {
  return async (deps, { language }, { orderId }) => {
    const order = await findOrder(deps, orderId)
    if (!order) return null
    const w = createWriter(deps, kind, language)
    const number = String(order.number)
    return w.write({
      ...(await draft(w, order, deps, language)),
      subjectValues: { number },
      button: w.toShop('mail.orderButton', orderPath(number)),
    })
  }
}

const composeFormReceived: Compose<'formReceived'> = async (deps, { language }, { formId }) => {
  const form = await findForm(deps.db, formId)
  if (!form) return null
  const w = createWriter(deps, 'formReceived', language)
  const { about, details, replyTo } = renderForm(form, language)
  return w.write({
    subjectValues: { kind: form.kind, about },
    headline: w.t('mail.formHeadline', { kind: form.kind }),
    text: w.t('mail.formText', { address: replyTo ? 'yes' : 'no' }),
    details,
    replyTo,
    ...(replyTo && { button: { label: w.t('mail.formButton'), url: `mailto:${replyTo}` } }),
  })
}

const composeMessageAnswer: Compose<'messageAnswer'> = async (deps, mail, { messageId }) => {
  const message = await findMessage(deps.db, messageId)
  if (!message?.answer?.text) return null
  const w = createWriter(deps, 'messageAnswer', mail.language)
  return w.write({
    headline: w.t('mail.answerHeadline', toGreeting(message.from)),
    text: w.t('mail.answerText'),
    details: renderAnswer(message, mail.language),
    replyTo: deps.config.formsEmail,
    notes: [w.note('mail.answerNote')],
  })
}

const composers: { [Kind in MailKind]: Compose<Kind> } = {
  async welcome(deps, { language }, { firstName }) {
    const w = createWriter(deps, 'welcome', language)
    return w.write({
      headline: w.t('mail.welcomeHeadline', toGreeting(firstName)),
      text: w.t('mail.welcomeText'),
      button: w.toShop('mail.welcomeButton'),
      notes: [w.note('mail.welcomeNote', w.contact)],
    })
  },
  passwordReset: composePasswordReset,
  async passwordChanged(deps, { language }) {
    const w = createWriter(deps, 'passwordChanged', language)
    const notes = [w.note('mail.notYou', w.newPassword)]
    return w.write({ text: w.t('mail.passwordChangedText'), notes })
  },
  addressInUse: composeAddressInUse,
  emailChange: composeEmailChange,
  async emailChangeRequested(deps, { language }, { newEmail }) {
    const w = createWriter(deps, 'emailChangeRequested', language)
    const text = w.t('mail.emailChangeRequestedText', { address: isolate(newEmail) })
    return w.write({ text, notes: [w.note('mail.emailChangeRequestedNote', w.newPassword)] })
  },
  async emailChanged(deps, { language }, { newEmail }) {
    const w = createWriter(deps, 'emailChanged', language)
    const text = w.t('mail.emailChangedText', { address: isolate(newEmail) })
    return w.write({ text, notes: [w.note('mail.notYou', w.contact)] })
  },
  orderConfirmation: composeAboutOrder('orderConfirmation', async ({ t }, found, deps, lang) => {
    const { firstName, lastName, ...order } = found
    const pictures = await listPictureUrls(deps, order)
    return {
      headline: t('mail.orderHeadline'),
      text: t('mail.orderText', { ...toGreeting(firstName), number: String(order.number) }),
      details: renderOrderDetails(order, `${firstName} ${lastName}`.trim(), lang, pictures),
    }
  }),
  paymentRefund: composeAboutOrder('paymentRefund', async ({ t }, { number, total }, _, lang) => ({
    headline: t('mail.refundHeadline'),
    text: t('mail.refundText', {
      number: String(number),
      amount: isolate(formatAmount(total, lang)),
    }),
  })),
  formReceived: composeFormReceived,
  messageAnswer: composeMessageAnswer,
  async newsletterConfirm(deps, { language }, { subscriberId }) {
    const w = createWriter(deps, 'newsletterConfirm', language)
    const token = toSubscriberToken(deps.config, subscriberId)
    return w.write({
      text: w.t('mail.newsletterText'),
      button: w.toPortal(`newsletter?token=${token}`, 'newsletter.confirm'),
      notes: [w.note('mail.newsletterNote'), w.note('mail.newsletterIgnore')],
    })
  },
}

/** Composes a queued e-mail in its recipient's language. @returns `null` when nobody is to get it */
export async function composeMail(deps: Deps, mail: Row<'mails'>): Promise<OutgoingMail | null> {
  // The queue writes the data of its kind with each e-mail.
  const compose = composers[mail.kind] as Compose<MailKind>
  const composition = await compose(deps, mail, parseJson(mail.data))
  if (!composition) return null
  const { lang, content } = composition
  const address = (await findContact(deps.db))?.address[lang] ?? translations[lang]('mail.address')
  const view = { lang, shopUrl: deps.config.siteOrigins[0], address }
  const { id, kind, recipient, createdAt } = mail
  return {
    id,
    kind,
    language: lang,
    createdAt,
    recipient,
    replyTo: content.replyTo,
    subject: content.subject,
    html: renderMailHtml(content, view),
    text: renderMailText(content, view),
  }
}
