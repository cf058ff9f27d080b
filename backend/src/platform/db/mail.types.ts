/** What has become of an order, as its buyer is told. */
export type OrderProgress =
  | { state: 'inWork' | 'collected' }
  /** `refunded`: what is given back of one that was paid, in hundredths of OMR. */
  | { state: 'cancelled'; refunded?: number }
  | { state: 'sent'; carrier: string; trackingNumber: string }

/** Data of each kind of e-mail, besides its recipient and language. */
export interface MailData {
  welcome: { firstName: string }
  /** Its recipient is who asked, with or without an account. */
  passwordReset: { returnTo: string | null }
  passwordChanged: null
  /** To the owner of an address that somebody wanted to register. */
  addressInUse: null
  /** To the new address, to be confirmed. */
  emailChange: { userId: string }
  /** To the present address. */
  emailChangeRequested: { newEmail: string }
  /** To the former address. */
  emailChanged: { newEmail: string }
  orderConfirmation: { orderId: string }
  /** An order was placed that is paid without a card. */
  orderPlaced: { orderId: string }
  /** An order was placed and is not paid. */
  paymentReminder: { orderId: string }
  /** An order was paid twice; the second payment is given back. */
  paymentRefund: { orderId: string }
  /** The office works on a paid order, or it was cancelled. */
  orderProgress: { orderId: string } & OrderProgress
  /** A part of a payment, or all of it, was given back. Amount in hundredths of OMR. */
  orderRefund: { orderId: string; amount: number }
  /** To the shop's owner. */
  orderPaid: { orderId: string }
  /** To the shop's owner: an order has left few pieces of products. */
  lowStock: { productIds: string[] }
  /** To the shop's owner. */
  formReceived: { formId: string }
  /** The office has answered a form, or a message to an agent. */
  messageAnswer: { messageId: string }
  /** A role in the office is offered to the recipient. */
  staffInvitation: { invitationId: string }
  newsletterConfirm: { subscriberId: string }
}

export type MailKind = keyof MailData
