import type { Plant } from './plant.ts'

const screen = 'apps/portal/src/help/help-view.tsx'
const component = 'packages/ui/src/link/link.tsx'

const asking = (clock: string): string =>
  `import { localDayOf } from '@save/domain/kernel'\n\nexport const today = () => localDayOf(${clock})\n`

const rows: readonly (readonly [what: string, file: string, code: string])[] = [
  [
    'a screen with a day by UTC',
    screen,
    'export const today = () => new Date().toISOString().slice(0, 10)\n',
  ],
  ['a screen that asks the time', screen, 'export const now = () => Date.now()\n'],
  ['a screen that gives another moment', screen, asking('new Date(0)')],
  ['a screen that gives a clock from elsewhere', screen, asking('new globalThis.Date()')],
  [
    'a component that writes today',
    component,
    "export const today = () => new Intl.DateTimeFormat('en-GB').format()\n",
  ],
]

/** What today is for the member, decided beside the rule. */
export const foreignClocks: readonly Plant[] = rows.map(([what, file, code]) => ({
  what,
  file,
  code,
  rule: 'plugin',
  reason: 'localDayOf (@save/domain/kernel) decides',
}))

export const allowedClocks: readonly Plant[] = [
  { what: 'a screen asks the rule what today is', file: screen, code: asking('new Date()') },
  {
    what: 'a draft notes until when it is kept',
    file: 'apps/portal/src/drafts/kept-drafts.ts',
    code: 'export const now = () => Date.now()\n',
  },
]
