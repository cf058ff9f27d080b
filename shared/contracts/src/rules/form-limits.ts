// Limits of the forms that visitors send; apart from the schema, which pages load only to send one.

/** How many characters a field takes; pages do not let more be typed. */
export const formLimits = {
  name: 100,
  email: 200,
  phone: 40,
  /** A subject, a question, the title of a job or an article. */
  line: 200,
  /** Of the contact form, as it says. */
  message: 500,
  /** What may be told at more length: a support request, a comment, an application. */
  longMessage: 4000,
} as const
