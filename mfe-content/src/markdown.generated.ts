// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import type { MarkdownPage } from '@shop/i18n/markdown.ts'

import { markdown as homeHomeMarkdown } from './home/home.markdown.ts'
import { markdown as faqsFaqsMarkdown } from './faqs/faqs.markdown.ts'
import { markdown as contactContactMarkdown } from './contact/contact.markdown.ts'
import { markdown as companyAboutMarkdown } from './company/about.markdown.ts'
import { markdown as companyCareerMarkdown } from './company/career.markdown.ts'
import { markdown as helpCenterMarkdown } from './help/center.markdown.ts'
import { markdown as helpGuidesMarkdown } from './help/guides.markdown.ts'
import { markdown as helpSupportMarkdown } from './help/support.markdown.ts'
import { markdown as helpHelpFaqsMarkdown } from './help/help-faqs.markdown.ts'
import { markdown as blogBlogMarkdown } from './blog/blog.markdown.ts'
import { markdown as blogPostMarkdown } from './blog/post.markdown.ts'
import { markdown as legalLegalMarkdown } from './legal/legal.markdown.ts'
import { paths } from './paths.generated.ts'

/** What machines read of the pages, by path pattern. */
export const markdown: Record<string, MarkdownPage> = {
  [paths.home]: homeHomeMarkdown,
  [paths.faqs]: faqsFaqsMarkdown,
  [paths.contact]: contactContactMarkdown,
  [paths['company.about']]: companyAboutMarkdown,
  [paths['company.career']]: companyCareerMarkdown,
  [paths['help.center']]: helpCenterMarkdown,
  [paths['help.guides']]: helpGuidesMarkdown,
  [paths['help.support']]: helpSupportMarkdown,
  [paths['help.faqs']]: helpHelpFaqsMarkdown,
  [paths['blog.list']]: blogBlogMarkdown,
  [paths['blog.post']]: blogPostMarkdown,
  [paths['legal.terms']]: (page) => legalLegalMarkdown({ ...page, props: {"name":"terms"} }),
  [paths['legal.privacy']]: (page) => legalLegalMarkdown({ ...page, props: {"name":"privacy"} }),
}
