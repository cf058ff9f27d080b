import { toHundredths } from '@shop/contracts/rules/money.ts'
import { type OfficeMember, officeMemberSorts } from '@shop/contracts/wire/office-members.ts'
import { generatePath, Link, useSearchParams } from '@shop/router'
import { TextLink } from '@shop/ui/navigation/TextLink.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'

import { PageFrame } from '../layout/PageFrame.tsx'
import { type ListColumn, RecordList, usePageNumber } from '../list/RecordList.tsx'
import { SearchBar } from '../list/SearchBar.tsx'
import { ShortTime } from '../list/ShortTime.tsx'
import { useMembersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { membersQuery } from './members.api.ts'

/** Everybody with an account. */
export function MembersPage() {
  const t = useMembersT()
  const page = usePageNumber()
  const [search] = useSearchParams()
  const sort = officeMemberSorts.find((each) => each === search.get('sort'))
  const columns: ListColumn<OfficeMember>[] = [
    {
      title: t('member.email'),
      cell: ({ _id, email }) => (
        <Link to={generatePath(paths.member, { id: _id })}>
          <PersonalText>{email}</PersonalText>
        </Link>
      ),
    },
    {
      title: t('member.name'),
      sort: 'name',
      plain: true,
      cell: ({ name }) => <PersonalText>{name}</PersonalText>,
    },
    {
      title: t('member.createdAt'),
      sort: 'registered',
      long: false,
      plain: true,
      cell: ({ createdAt }) => <ShortTime at={createdAt} />,
    },
    {
      title: t('member.paid'),
      sort: 'paid',
      cell: ({ paid }) => <Amount hundredths={toHundredths(paid)} />,
      end: true,
    },
  ]
  return (
    <PageFrame title={t('members.title')} intro={t('members.intro')}>
      <SearchBar key={String(search)} />
      <p>
        <TextLink to={paths.newsletter}>{t('newsletter.open')}</TextLink>
      </p>
      <RecordList
        label={t('members.title')}
        query={membersQuery({ q: search.get('q') ?? '', page, ...(sort && { sort }) })}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('members.empty')}
      />
    </PageFrame>
  )
}
