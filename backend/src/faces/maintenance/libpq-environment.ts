/** Parameters of a PostgreSQL URL and the variables by which PostgreSQL's programs take them. */
const VARIABLES: Record<string, string> = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  dbname: 'PGDATABASE',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslnegotiation: 'PGSSLNEGOTIATION',
  channel_binding: 'PGCHANNELBINDING',
  connect_timeout: 'PGCONNECT_TIMEOUT',
  options: 'PGOPTIONS',
  passfile: 'PGPASSFILE',
}

/**
 * The environment that lets PostgreSQL's programs connect to a database. Every user of the machine can see
 * the arguments of a program, with the password in an address; its environment only its owner can.
 */
export function toLibpqEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl)
  const parameters = {
    host: decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1'),
    port,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    dbname: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.get('ssl') === 'true' && { sslmode: 'require' }),
    ...Object.fromEntries(searchParams),
  }
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => {
      const variable = VARIABLES[name]
      return variable && value ? [[variable, value]] : []
    }),
  )
}
