import { toLibpqEnvironment } from './libpq-environment.ts'

describe('toLibpqEnvironment', () => {
  test('returns each part of an address, decoded', () => {
    const url = 'postgres://shop%40host:p%23ss%2Fword@db.test:5433/my%20shop?sslmode=verify-full'
    expect(toLibpqEnvironment(url)).toEqual({
      PGHOST: 'db.test',
      PGPORT: '5433',
      PGUSER: 'shop@host',
      PGPASSWORD: 'p#ss/word',
      PGDATABASE: 'my shop',
      PGSSLMODE: 'verify-full',
    })
  })

  test('returns what a socket’s address says in its query, and nothing that is not said', () => {
    expect(toLibpqEnvironment('postgres:///shop?host=/run/postgresql&user=shop')).toEqual({
      PGHOST: '/run/postgresql',
      PGUSER: 'shop',
      PGDATABASE: 'shop',
    })
  })

  test('returns an IPv6 host without its brackets, and the driver’s own way to ask for TLS', () => {
    expect(toLibpqEnvironment('postgresql://[::1]/shop?ssl=true&pool=4')).toEqual({
      PGHOST: '::1',
      PGDATABASE: 'shop',
      PGSSLMODE: 'require',
    })
  })
})
