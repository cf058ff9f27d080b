// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import type { MarkdownPage } from '@shop/i18n/markdown.ts'

import { markdown as agentsAgentsMarkdown } from './agents/agents.markdown.ts'
import { paths } from './paths.generated.ts'

/** What machines read of the pages, by path pattern. */
export const markdown: Record<string, MarkdownPage> = {
  [paths.agents]: agentsAgentsMarkdown,
}
