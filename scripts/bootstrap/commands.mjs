/**
 * Every command: `scripts/commands/<name>.ts`, and a script of that name in package.json.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const commands = {
  start: 'build, then serve the portal with the stand-in API',
  dev: 'serve the portal with hot reload beside the stand-in API',
  test: 'check everything, the browser tests included',
  check: 'check everything but the browser tests',
  build: 'build the portal',
  format: 'format and mend what can be mended by itself',
  unit: 'run unit, component and contract tests, or some of them',
  browser: 'run the browser tests, or some of them',
  browsers: 'play the members’ journeys in Chromium, Firefox and WebKit',
  screens: 'take pictures of every state of every screen in Chromium, Firefox and WebKit',
  trace: 'show which requirements the last tests proved',
  rulebook: 'write the rules for reading, with their cases and results',
  schedules: 'play random schedules of everything that moves money',
  mutation: 'mutate rules and machines and see which mutants the tests kill',
  gallery: 'show every component in every state',
  contract: 'check a real server against the read-only part of the contract',
  bench: 'measure bytes, paints and processor time',
}

/** Printed for an unknown command. */
export const usage = () =>
  Object.entries(commands)
    .map(([name, what]) => {
      const isShort = name === 'start' || name === 'test'
      return `  ${(isShort ? `npm ${name}` : `npm run ${name}`).padEnd(16)} ${what}`
    })
    .join('\n')
