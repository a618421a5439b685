/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * Adds an entry for every missing optional package that a package of the lock file names.
 * @param {LockedPackages} packages
 * @returns {{ packages: LockedPackages, added: string[] }}
 */
export function completed(packages) {
  const missing = Object.fromEntries(
    missingOptionals(packages).map(({ name, version, dev }) => [
      `node_modules/${name}`,
      { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true },
    ]),
  )
  const all = Object.entries({ ...packages, ...missing })
  all.sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { packages: Object.fromEntries(all), added: Object.keys(missing) }
}

/**
 * Adds the missing checksums to the packages of a lock file.
 * @param {LockedPackages} packages
 * @param {(name: string, version: string) => string} integrityOf asks the registry
 * @returns {LockedPackages}
 */
export const withChecksums = (packages, integrityOf) => ({
  ...packages,
  ...Object.fromEntries(
    uncheckedIn(packages).map((path) => {
      const { version = '', ...entry } = packages[path] ?? {}
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return [path, { version, integrity: integrityOf(name, version), ...entry }]
    }),
  ),
})

/**
 * The paths of the packages that npm would install without comparing a checksum.
 * @param {LockedPackages} packages
 */
export const uncheckedIn = (packages) =>
  Object.entries(packages)
    .filter(([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link)
    .map(([path]) => path)

/**
 * Optional packages that are named but not locked, anywhere that Node would look for them.
 * @param {LockedPackages} packages
 */
export function missingOptionals(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesOf(path, name).some((place) => place in packages))
      .map(([name, version]) => ({ name, version, dev, by: path })),
  )
}

/**
 * The paths where Node looks for a package: from the folder of the package that needs it, up to the root.
 * @param {string} path
 * @param {string} name
 */
function placesOf(path, name) {
  const folders = path.split('/node_modules/')
  return folders
    .map((_, at) => folders.slice(0, folders.length - at).join('/node_modules/'))
    .concat('')
    .map((folder) => `${folder}/node_modules/${name}`.replace(/^\//, ''))
}

/** @type {Record<string, string>} */
const systems = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
}

/** @type {Record<string, string>} */
const processors = {
  64: 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
}

/**
 * Reads the platform from the name, where all of these tools put it: `@biomejs/cli-linux-x64-musl`.
 * @param {string} name
 * @returns {Pick<LockedPackage, 'os' | 'cpu' | 'libc'>}
 */
export function platformOf(name) {
  const words = name.split(/[/-]/)
  const os = words.flatMap((word) => systems[word] ?? [])
  const cpu = words.flatMap((word) => processors[word] ?? [])
  if (os.length !== 1 || cpu.length !== 1)
    throw new Error(`Can’t detect the platform of ${name}. Add it to package-lock.json by hand.`)
  const isMusl = words.includes('musl')
  const isGlibc = words.includes('gnu')
  return { os, cpu, ...(isMusl ? { libc: ['musl'] } : isGlibc ? { libc: ['glibc'] } : {}) }
}
