import type { Plant } from './plant.ts'

const rows: readonly (readonly [string, string, string])[] = [
  ['asks the clock', 'new Date()', 'has no clock'],
  ['asks the time', 'Date.now()', 'has no clock'],
  ['asks how long it ran', 'performance.now()', 'has no clock'],
  ['makes up an id', 'crypto.randomUUID()', 'no chance of its own'],
  ['reads the address', 'location.pathname', 'knows no browser'],
  ['reads the window', 'window.innerWidth', 'knows no browser'],
  ['reads the page', 'document.title', 'knows no browser'],
  ['reads the environment', 'process.env', 'knows no Node'],
  ['calls the server', "fetch('/api/member')", 'calls no server'],
  ['waits', 'setTimeout(() => 1, 1)', 'a delayed transition'],
  ['keeps something', "sessionStorage.getItem('a')", 'keeps nothing'],
  ['goes round all this', 'globalThis.Date', 'neither browser nor Node'],
]

/** Rules whose result would depend on the day, the device or chance. */
export const impurities: readonly Plant[] = [
  ...rows.map(([description, code, reason]) => ({
    description: `a rule ${description}`,
    file: 'packages/domain/src/help/help.rules.ts',
    code: `export const one = ${code}\n`,
    rule: 'lint/style/noRestrictedGlobals',
    reason,
  })),
  {
    description: 'a rule throws dice',
    file: 'packages/domain/src/help/help.rules.ts',
    code: 'export const one = Math.random()\n',
    rule: 'plugin',
    reason: 'no chance of its own',
  },
  {
    description: 'a screen calls the server',
    file: 'apps/portal/src/help/help-view.tsx',
    code: "export const one = fetch('/api/member')\n",
    rule: 'lint/style/noRestrictedGlobals',
    reason: 'send an event to a machine',
  },
]
