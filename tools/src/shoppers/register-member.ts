import { TOKEN_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'

/** How requests are sent: `fetch`, or past the names and certificates that this machine knows. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>

export interface BenchMember {
  id: string
  email: string
  /** What a courier calls. */
  phone: string
  headers: Record<string, string>
}

const FIRST_PHONE = 92_000_000

function readCsrfToken(page: string): string {
  return /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

function readSessionToken(address: string): string {
  const match = new RegExp(`${TOKEN_PARAMETER}=([\\w.-]+)`).exec(address)
  if (!match?.[1]) throw new Error('The portal gave no token. Are its rate limits off?')
  return match[1]
}

/** Registers a member through the portal's form. */
export async function registerMember(
  url: string,
  number: number,
  send: Send = fetch,
): Promise<BenchMember> {
  const email = `bench-${Date.now()}-${number}@example.com`
  const form = await send(`${url}/portal/register`)
  const cookies = form.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const fields = { firstName: 'Bench', lastName: `No ${number}`, email, password: 'bench password' }
  const registered = await send(`${url}/portal/register`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies.join('; ') },
    body: new URLSearchParams({ ...fields, csrf: readCsrfToken(await form.text()) }),
  })
  const token = readSessionToken(registered.headers.get('location') ?? '')
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const { _id: id } = JSON.parse(claims) as { _id: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return { id, email, phone: `+968 ${FIRST_PHONE + number}`, headers }
}
