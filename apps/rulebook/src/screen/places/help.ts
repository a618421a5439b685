/** The panel with the help of a page. */
import { helpTopicsOf } from '@save/domain/help'
import { shellMessages } from '@save/domain/shell'
import type { Expected, Seen } from '../expected.ts'

const topics = {
  home: 'the help of the first page',
  retailerPage: 'the help of retailer pages',
  cashback: 'the help about cashback',
} as const

export function helpPlaces({ path }: Seen): readonly Expected[] {
  const shown = helpTopicsOf(path).map((topic) => topics[topic])
  if (shown.length === 0) return []
  return [
    {
      what: 'The help of this page',
      shows: shown.join(' and '),
      because: [`It belongs to addresses such as ${path}`, 'Pressed, it opens or closes'],
      ids: ['HELP-01', ruleOf(path.toLowerCase())],
      text: shellMessages.help,
      isButton: true,
    },
  ]
}

function ruleOf(path: string): string {
  if (path.startsWith('/home/dashboard')) return 'HELP-04'
  return path.startsWith('/home/voucher') ? 'HELP-06' : 'HELP-05'
}
