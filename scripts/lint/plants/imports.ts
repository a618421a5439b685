import { importing, type Plant } from './plant.ts'

const rules = 'packages/domain/src/help/help.rules.ts'
const money = 'packages/domain/src/kernel/money/money.rules.ts'
const domainTest = 'packages/domain/src/help/help.test.ts'
const adapter = 'packages/api-adapter/src/help/help.http.ts'
const adapterGround = 'packages/api-adapter/src/wire/money.wire.ts'
const component = 'packages/ui/src/link/link.tsx'
const screen = 'apps/portal/src/help/help-view.tsx'
const otherScreen = 'apps/portal/src/search/search-view.tsx'
const server = 'apps/fake-api/src/help/help-calls.ts'

/** A description, the importing file, its import, and part of the reason against it. */
const rows: readonly (readonly [string, string, string, string])[] = [
  ['a rule imports React', rules, 'react', 'imports effect, xstate and itself'],
  ['a rule imports Node', rules, 'node:fs', 'imports effect, xstate and itself'],
  ['a rule imports an adapter', rules, '@save/api-adapter/http', 'effect, xstate and itself'],
  ['a rule imports a test tool', rules, 'vitest', 'imports effect, xstate and itself'],
  ['a rule imports an inner file', rules, '../shell/menu.rules.ts', 'through its index.ts only'],
  ['a rule climbs out', rules, '../../../ui/src/link/link.tsx', 'leaves the package'],
  ['the kernel imports a context', money, '../../help/index.ts', 'imports none of them'],
  ['a rule’s test imports React', domainTest, 'react', 'is in the wrong package'],
  ['an adapter imports React', adapter, 'react', 'only translates and classifies'],
  ['an adapter imports a machine', adapter, 'xstate', 'only translates and classifies'],
  ['an adapter imports a server', adapter, 'hono', 'only translates and classifies'],
  ['an adapter goes deep', adapter, '@save/domain/help/help.rules.ts', 'public sub-paths'],
  ['an adapter imports an inner file', adapter, '../shell/menu.http.ts', 'its index.ts only'],
  ['an adapter imports an entrance', adapter, '../entrances/memory.ts', 'stand above everything'],
  ['the shared wire imports a context', adapterGround, '../help/index.ts', 'client, wire, world'],
  ['a component imports the domain', component, '@save/domain/kernel', 'knows no domain'],
  ['a component imports the router', component, '@tanstack/react-router', 'knows no domain'],
  ['a component imports a machine', component, 'xstate', 'knows no domain'],
  ['a component sends requests', component, 'ofetch', 'knows no domain'],
  ['a screen imports an adapter', screen, '@save/api-adapter/http', 'main.tsx and login.tsx alone'],
  ['a screen sends requests', screen, 'ofetch', 'no requests of its own'],
  ['a screen imports the server', screen, '@save/fake-api/app', 'no requests of its own'],
  [
    'a screen imports another context',
    otherScreen,
    '../session/login-form.tsx',
    'bring them together',
  ],
  ['a screen goes deep', screen, '@save/domain/help/help.rules.ts', 'nothing deeper'],
  ['a screen climbs out', screen, '../../../ui/src/link/link.tsx', 'leaves the package'],
  ['main.tsx sends requests', 'apps/portal/src/main.tsx', 'ofetch', 'no requests of its own'],
  ['the server imports the portal', server, '@save/portal/host', 'shares no source'],
  ['the server imports React', server, 'react', 'shares no source'],
  ['the server climbs out', server, '../../../portal/src/main.tsx', 'leaves the package'],
]

export const forbiddenImports: readonly Plant[] = [
  ...rows.map(([description, file, from, reason]) => ({
    description,
    file,
    code: importing(from),
    reason,
  })),
  {
    description: 'a rule takes the clock of effect',
    file: rules,
    code: "import { Clock } from 'effect'\n\nexport const one = Clock\n",
    reason: 'no clock, console or chance',
  },
  {
    description: 'a package is used that package.json does not name',
    file: server,
    code: importing('express'),
    rule: 'lint/correctness/noUndeclaredDependencies',
  },
  {
    description: 'a test tool is used in the product',
    file: component,
    code: importing('@testing-library/react'),
    rule: 'lint/correctness/noUndeclaredDependencies',
  },
  {
    description: 'two files import each other',
    file: rules,
    code: "import { two } from './round.ts'\n\nexport const one = two\n",
    rule: 'lint/suspicious/noImportCycles',
  },
  {
    description: 'an import leaves its extension out',
    file: rules,
    code: importing('./round'),
    rule: 'lint/correctness/useImportExtensions',
  },
]

const everything: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a machine',
    'packages/domain/src/help/help.machine.ts',
    ['effect', 'xstate', '../shell/index.ts'],
  ],
  ['a test of a rule', domainTest, ['vitest', 'fast-check', './help.rules.ts']],
  ['the kernel', money, ['effect', '../text/text.rules.ts']],
  ['an adapter', adapter, ['@save/domain/help', 'effect', 'ofetch', '../client/http-client.ts']],
  ['a component', component, ['react', 'react-aria-components', '../icon/icon.tsx']],
  ['the shell', 'apps/portal/src/shell/shell.tsx', ['../help/help-slot.tsx']],
  [
    'a screen',
    screen,
    [
      '../portal/resources.tsx',
      '@save/domain/help',
      '@save/ui/link/link',
      '@tanstack/react-router',
    ],
  ],
  ['main.tsx', 'apps/portal/src/main.tsx', ['@save/api-adapter/http', 'react-dom/client']],
  ['the server', server, ['@save/api-adapter/memory', '@save/domain/kernel', 'hono', 'node:fs']],
]

/** Imports that each folder may have. */
export const allowedImports = everything.map(([description, file, froms]) => ({
  description,
  file,
  code: froms.map((from, at) => `export { thing as thing${at} } from '${from}'\n`).join(''),
}))
