import type { Plant } from './plant.ts'

const screen = 'apps/portal/src/help/help-view.tsx'
const component = 'packages/ui/src/link/link.tsx'

const rows: readonly (readonly [what: string, file: string, code: string])[] = [
  [
    'a screen with a day by UTC',
    screen,
    'export const today = () => new Date().toISOString().slice(0, 10)\n',
  ],
  ['a screen that asks the time', screen, 'export const now = () => Date.now()\n'],
  [
    'a screen that asks a clock from elsewhere',
    screen,
    'export const now = () => new globalThis.Date()\n',
  ],
  [
    'a component that writes today',
    component,
    "export const today = () => new Intl.DateTimeFormat('en-GB').format()\n",
  ],
]

/** Wrong sources of the member's current day, which bypass the rule. */
export const foreignClocks: readonly Plant[] = rows.map(([description, file, code]) => ({
  description,
  file,
  code,
  rule: 'plugin',
  reason: 'useToday() decides what today is',
}))

export const allowedClocks: readonly Plant[] = [
  {
    description: 'a screen asks what today is',
    file: screen,
    code: "import { useToday } from '../portal/use-portal.ts'\n\nexport const useDay = () => useToday()\n",
  },
  {
    description: 'a draft notes until when it is kept',
    file: 'apps/portal/src/memory/store.ts',
    code: 'export const now = () => Date.now()\n',
  },
]
