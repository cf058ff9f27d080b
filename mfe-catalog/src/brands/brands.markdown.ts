import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { localize } from '@shop/i18n/format.ts'
import {
  markdownDocument,
  markdownHeading,
  markdownList,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'

import { brandsT as t } from '../messages.generated.ts'
import { brandGroups, getBrandsInGroup, sampleBrands } from '../samples/sample-attributes.ts'

export const markdown: MarkdownPage = ({ lang }) =>
  markdownDocument([
    markdownHeading(1, t('brands.title')),
    escapeMarkdown(t('brands.intro')),
    ...brandGroups.flatMap((group) => [
      markdownHeading(2, t(`brands.${group}`)),
      markdownList(
        getBrandsInGroup(group).map((brand) =>
          escapeMarkdown(localize(sampleBrands[brand].name, lang)),
        ),
      ),
    ]),
  ])
