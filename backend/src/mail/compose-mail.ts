import { parseJson } from '../db/json.ts'
import type { Row } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import {
  composeEmailChanged,
  composeEmailChangeRequested,
  composePasswordChanged,
  composeWelcome,
} from './account-mails.ts'
import { type Compose, getShopUrl } from './mail.composition.ts'
import { renderMailHtml, renderMailText } from './mail.layout.ts'
import type { OutgoingMail } from './mail.transport.ts'
import type { MailKind } from './mail.types.ts'
import { composeOrderConfirmation, composePaymentRefund } from './order-mails.ts'
import {
  composeAddressInUse,
  composeEmailChange,
  composePasswordReset,
} from './verification-mails.ts'

const composers: { [Kind in MailKind]: Compose<Kind> } = {
  welcome: composeWelcome,
  passwordReset: composePasswordReset,
  passwordChanged: composePasswordChanged,
  addressInUse: composeAddressInUse,
  emailChange: composeEmailChange,
  emailChangeRequested: composeEmailChangeRequested,
  emailChanged: composeEmailChanged,
  orderConfirmation: composeOrderConfirmation,
  paymentRefund: composePaymentRefund,
}

/** Composes a queued e-mail in its recipient's language. @returns `null` when nobody is to get it */
export async function composeMail(deps: Deps, mail: Row<'mails'>): Promise<OutgoingMail | null> {
  // The queue writes the data of its kind with each e-mail.
  const compose = composers[mail.kind] as Compose<MailKind>
  const composition = await compose(deps, mail, parseJson(mail.data))
  if (!composition) return null
  const { lang, content } = composition
  const view = { lang, shopUrl: getShopUrl(deps) }
  const { id, kind, recipient, createdAt } = mail
  return {
    id,
    kind,
    language: lang,
    createdAt,
    recipient,
    subject: content.subject,
    html: renderMailHtml(content, view),
    text: renderMailText(content, view),
  }
}
