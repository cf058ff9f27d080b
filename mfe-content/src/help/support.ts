import { getContentVersion } from '../content-page/content-page.api.ts'
import { getAnswerPath } from './guides.ts'

/** What helps the people who answer a request. */
export const supportTips = ['session', 'product', 'errorMessage', 'security'] as const

const relatedQuestions = ['payments.session', 'discounts.removed', 'account.login'] as const

/** Answers that may make a request unnecessary; an owner's text has others. */
export const listRelatedAnswers = () =>
  getContentVersion('help') === undefined
    ? relatedQuestions.map((question) => ({ question, to: getAnswerPath(question) }))
    : []
