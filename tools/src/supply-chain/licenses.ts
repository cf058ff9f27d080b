import { isLibrary, libraryName, type LockedPackages } from 'release/build/lock-file.ts'
import satisfies from 'spdx-satisfies'

/** SPDX identifiers of licenses that let us use and pass on a package, with its notice. */
const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
]

/** Packages with another license, or none in their `package.json`, and why they may be used. */
const EXCEPTIONS: readonly { package: RegExp; license: string; reason: string }[] = [
  {
    package: /^@fontsource-variable\/readex-pro$/,
    license: 'OFL-1.1',
    reason: 'A font: it is passed on with its license.',
  },
  {
    package: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    reason: 'Makes the demo pictures; is not passed on.',
  },
  {
    package: /^argparse$/,
    license: 'Python-2.0',
    reason: 'Reads the options of a command that is never run; is not passed on.',
  },
  { package: /^axe-core$/, license: 'MPL-2.0', reason: 'Checks pages in tests; is not passed on.' },
  {
    package: /^(busboy|streamsearch|humanize-number|only)$/,
    license: 'none',
    reason:
      'MIT by the former field `licenses`, their LICENSE or README; parts of an S3 server for tests.',
  },
  {
    package: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    reason: 'Data about browsers that builds read; is not passed on.',
  },
  {
    package: /^parse-cache-control$/,
    license: 'none',
    reason: 'Its file LICENSE is BSD-3-Clause; part of Lighthouse.',
  },
  {
    package: /^spdx-(exceptions|ranges)$/,
    license: 'CC-BY-3.0',
    reason: 'The data by which licenses are compared here; is not passed on.',
  },
]

const isAccepted = (license: string, accepted: readonly string[]) => {
  try {
    return satisfies(license, [...accepted])
  } catch {
    return false
  }
}

/** The packages of a lock file whose license is not accepted, with the license. */
export function findLicenseProblems(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([place, { link, license = 'none', version }]) => {
    if (!isLibrary(place) || link) return []
    const name = libraryName(place)
    const exception = EXCEPTIONS.find((each) => each.package.test(name))
    const accepted = exception ? [...ACCEPTED, exception.license] : ACCEPTED
    return exception?.license === license || isAccepted(license, accepted)
      ? []
      : [`${name}@${version}: ${license}`]
  })
}
