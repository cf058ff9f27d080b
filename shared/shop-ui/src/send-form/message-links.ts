/** A link that opens an e-mail with a text in it, which the visitor sends. */
export const toMailLink = (address: string, subject: string, text: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`

/** A link that opens a chat at WhatsApp with a text in it. @param number digits with the country code */
export const toWhatsAppLink = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`
