import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { markdownHeading } from '@shop/i18n/markdown.ts'

interface Question {
  title: string
  text: string
}

/** A section of questions and answers as blocks of Markdown. */
export const describeQuestions = (title: string, questions: readonly Question[]): string[] => [
  markdownHeading(2, title),
  ...questions.flatMap((question) => [
    markdownHeading(3, question.title),
    escapeMarkdown(question.text),
  ]),
]

/** A titled text as blocks of Markdown. */
export const describeSection = ({ title, text }: Question): string[] => [
  markdownHeading(2, title),
  escapeMarkdown(text),
]
