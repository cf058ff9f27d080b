import { Resolver } from 'node:dns/promises'

/** Looks up the TXT records of a name, each in its parts. @throws with a `code` of node:dns */
export type ResolveTxt = (name: string) => Promise<string[][]>

/** One of three records by which receivers know that an e-mail is the shop's. */
interface RecordCheck {
  /** `unknown` where the DNS did not respond, or nothing can be told. */
  state: 'good' | 'bad' | 'unknown'
  /** A sentence for the operator: what there is, or what to add. */
  sentence: string
}

const LOOKUP_TIMEOUT_MS = 3000
const LOOKUP_TRIES = 2

/** Asks the DNS servers of this machine. */
export function createResolver(): ResolveTxt {
  const resolver = new Resolver({ timeout: LOOKUP_TIMEOUT_MS, tries: LOOKUP_TRIES })
  return (name) => resolver.resolveTxt(name)
}

/**
 * `missing`: there is no such name, nor any below it; `empty`: the name, or one below it, has other records;
 * `silent`: the DNS did not say.
 */
type Lookup = { records: string[] } | 'missing' | 'empty' | 'silent'

async function lookUp(resolve: ResolveTxt, name: string): Promise<Lookup> {
  try {
    return { records: (await resolve(name)).map((parts) => parts.join('')) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND') return 'missing'
    return code === 'ENODATA' ? 'empty' : 'silent'
  }
}

const silent = (record: string, name: string): RecordCheck => ({
  state: 'unknown',
  sentence: `${record}: the DNS did not say whether ${name} has one. Repeat this where the network reaches a DNS server.`,
})

/** Tags such as `p=none` of a record. */
function readTag(record: string, tag: string): string | undefined {
  const found = record
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.toLowerCase().startsWith(`${tag}=`))
  return found?.slice(tag.length + 1).trim()
}

async function checkSpf(resolve: ResolveTxt, domain: string, server: string): Promise<RecordCheck> {
  const lookup = await lookUp(resolve, domain)
  if (lookup === 'silent') return silent('SPF', domain)
  const records = typeof lookup === 'string' ? [] : lookup.records
  const [record, second] = records.filter((text) => /^v=spf1(\s|$)/i.test(text))
  if (record === undefined) {
    return {
      state: 'bad',
      sentence: `SPF: ${domain} has no record. Add a TXT record to ${domain} as the provider of ${server} says, such as "v=spf1 include:PROVIDER ~all".`,
    }
  }
  if (second !== undefined) {
    return {
      state: 'bad',
      sentence: `SPF: ${domain} has several records, so that receivers heed none. Make one of them: "v=spf1", everything that they name, then "~all".`,
    }
  }
  if (/\s\+?all$/i.test(record.trim())) {
    return {
      state: 'bad',
      sentence: `SPF: the record of ${domain} lets every server send in its name: "${record}". End it with "~all" instead.`,
    }
  }
  return {
    state: 'good',
    sentence: `SPF: ${domain} has "${record}". Make sure that it names what ${server} sends from.`,
  }
}

const ADD_DKIM =
  'Your mail provider shows the record: a name such as SELECTOR._domainkey and its key'

async function checkDkim(
  resolve: ResolveTxt,
  domain: string,
  selector: string | undefined,
): Promise<RecordCheck> {
  const name = `${selector === undefined ? '' : `${selector}.`}_domainkey.${domain}`
  const lookup = await lookUp(resolve, name)
  if (lookup === 'silent') return silent('DKIM', name)
  if (selector === undefined) {
    // A name with names below it exists, though it has no record itself.
    return lookup === 'missing'
      ? { state: 'bad', sentence: `DKIM: ${domain} has no key at all. ${ADD_DKIM}.` }
      : {
          state: 'unknown',
          sentence: `DKIM: ${domain} may have keys. Name your provider's by --dkim-selector, or look for "dkim=pass" in the source of the e-mail that arrives.`,
        }
  }
  const records = typeof lookup === 'string' ? [] : lookup.records
  const key = records
    .map((record) => readTag(record, 'p'))
    .find((value) => value !== undefined && value !== '')
  return key === undefined
    ? { state: 'bad', sentence: `DKIM: ${name} has no key. ${ADD_DKIM}.` }
    : { state: 'good', sentence: `DKIM: ${name} has a key.` }
}

/** The domain itself, then those above it that may speak for it: not a top-level domain. */
function listParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

async function checkDmarc(resolve: ResolveTxt, domain: string): Promise<RecordCheck> {
  for (const each of listParents(domain)) {
    const lookup = await lookUp(resolve, `_dmarc.${each}`)
    if (lookup === 'silent') return silent('DMARC', `_dmarc.${each}`)
    const records = typeof lookup === 'string' ? [] : lookup.records
    const record = records.find((text) => /^v=DMARC1\s*(;|$)/i.test(text))
    if (record === undefined) continue
    const policy = readTag(record, 'p')?.toLowerCase()
    return policy === undefined
      ? {
          state: 'bad',
          sentence: `DMARC: the record of _dmarc.${each} has no policy: add "p=none".`,
        }
      : {
          state: 'good',
          sentence: `DMARC: _dmarc.${each} has the policy "${policy}".${policy === 'none' ? ' Once SPF and DKIM have passed for some weeks, "quarantine" keeps others from sending in your name.' : ''}`,
        }
  }
  return {
    state: 'bad',
    sentence: `DMARC: ${domain} has no record. Add a TXT record to _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:YOU@${domain}".`,
  }
}

/**
 * Looks up the records by which receivers trust a sender's e-mails.
 * @param domain of the sender's address
 * @param server name of the mail server, for the sentences
 * @param dkimSelector which of the domain's keys the mail server signs with; the DNS lists none without it
 */
export function checkSenderDomain(
  resolve: ResolveTxt,
  {
    domain,
    server,
    dkimSelector,
  }: { domain: string; server: string; dkimSelector?: string | undefined },
): Promise<RecordCheck[]> {
  return Promise.all([
    checkSpf(resolve, domain, server),
    checkDkim(resolve, domain, dkimSelector),
    checkDmarc(resolve, domain),
  ])
}
