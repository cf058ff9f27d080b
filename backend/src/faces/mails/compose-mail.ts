import { isolate } from '@shop/contracts/rules/isolate-numbers.ts'

import { findForm } from '../../domain/forms/form.store.ts'
import { toSubscriberToken } from '../../domain/forms/subscriber.store.ts'
import { findMessage } from '../../domain/messages/message.store.ts'
import { findBrand } from '../../domain/settings/brand.ts'
import { findSetting } from '../../domain/settings/shop-settings.store.ts'
import { renewInvitation } from '../../domain/staff/invitation.store.ts'
import { listAvailable } from '../../domain/stock/stock.store.ts'
import { findUserByEmail } from '../../domain/users/user.store.ts'
import { renewVerification, saveVerification } from '../../platform/auth/verification.store.ts'
import { parseJson } from '../../platform/db/json.ts'
import type { MailKind } from '../../platform/db/mail.types.ts'
import { renderMailHtml, renderMailText } from '../../platform/mail/mail.layout.ts'
import type { ComposeMail } from '../../platform/mail/mail.sender.ts'
import { type Compose, createWriter, toGreeting } from '../../platform/mail/mail.writer.ts'
import { withReturnTo } from '../../platform/pages/page-query.ts'
import { renderAnswer, renderForm, renderLines } from './form.mail.ts'
import { orderComposers } from './order-mails.ts'

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

const composeLowStock: Compose<'lowStock'> = async (deps, { language }, { productIds }) => {
  const rows = await deps.db
    .selectFrom('products')
    .select(['id', 'title', 'stock'])
    .where('id', 'in', productIds)
    .orderBy('id')
    .execute()
  const available = await listAvailable(deps.db, rows)
  const [first] = rows
  // What was deleted since needs no more pieces.
  if (!first) return null
  const w = createWriter(deps, 'lowStock', language)
  const toName = (row: typeof first) => {
    const title = parseJson(row.title)
    return title[language] ?? title.en
  }
  const lines = rows.map((row) => ({
    label: toName(row),
    text: w.t('mail.lowStockLeft', { count: available.get(row.id) ?? 0 }),
  }))
  return w.write({
    subjectValues: { count: rows.length, name: isolate(toName(first)) },
    text: w.t('mail.lowStockText'),
    details: renderLines(lines),
    button: w.toShop('mail.orderPaidButton', '/office/products?stock=low'),
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
  ...orderComposers,
  lowStock: composeLowStock,
  formReceived: composeFormReceived,
  messageAnswer: composeMessageAnswer,
  async staffInvitation(deps, { language }, { invitationId }) {
    const token = await renewInvitation(deps, invitationId)
    if (token === null) return null
    const w = createWriter(deps, 'staffInvitation', language)
    return w.write({
      text: w.t('mail.staffInvitationText'),
      button: w.toPortal(`invitation?token=${token}`, 'mail.staffInvitationButton'),
      notes: [w.note('mail.staffInvitationExpiry'), w.note('mail.staffInvitationNote')],
    })
  },
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
export const composeMail: ComposeMail = async (deps, mail) => {
  // The queue writes the data of its kind with each e-mail.
  const compose = composers[mail.kind] as Compose<MailKind>
  const brand = await findBrand(deps)
  const composition = await compose({ ...deps, brand }, mail, parseJson(mail.data))
  if (!composition) return null
  const { lang, content } = composition
  const contact = await findSetting(deps.db, deps.config, 'contact')
  const sender = await findSetting(deps.db, deps.config, 'mailSender')
  const view = { lang, shopUrl: deps.config.siteOrigins[0], address: contact?.address[lang], brand }
  const { id, kind, recipient, createdAt } = mail
  return {
    id,
    kind,
    language: lang,
    createdAt,
    recipient,
    senderName: sender.senderName[lang] || brand.name[lang],
    replyTo: content.replyTo ?? (sender.replyTo || undefined),
    subject: content.subject,
    html: renderMailHtml(content, view),
    text: renderMailText(content, view),
  }
}
