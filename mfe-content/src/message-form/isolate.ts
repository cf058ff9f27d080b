/** A Latin text, such as an e-mail address, that keeps its order inside Arabic: LRI … PDI. */
export const isolate = (text: string): string => `\u2066${text}\u2069`
