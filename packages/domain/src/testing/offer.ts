import { formatPercent, formatPounds, penceOf } from '../kernel/index.ts'
import type { Offer } from '../retailers/index.ts'
import { type Cell, money, percent, unreadable } from './cells.ts'
import { exampleConfiguration } from './examples.ts'

const codes = exampleConfiguration.cashbackTypes

/** '5%', '£15.00', 'nothing', 'off 5%'. */
export const offer: Cell<Pick<Offer, 'enabled' | 'cashbackDetails'>> = {
  hint: "what an offer pays: 5%, £15.00 or nothing; after 'off' if it is not enabled",
  read: (text) => {
    const [, off, figure = ''] = /^(off )?(.*)$/.exec(text) ?? []
    const enabled = off === undefined
    if (figure === 'nothing') return { enabled }
    const points = percent.read(figure)
    if (points !== unreadable)
      return { enabled, cashbackDetails: { type: codes.percent, value: points } }
    const pence = money.read(figure)
    return pence === unreadable
      ? unreadable
      : { enabled, cashbackDetails: { type: codes.pounds, value: pence / 100 } }
  },
  write: ({ enabled, cashbackDetails: { type, value = 0 } = {} }) => {
    const figure = type === codes.pounds ? formatPounds(penceOf(value)) : formatPercent(value)
    return `${enabled ? '' : 'off '}${type === undefined ? 'nothing' : figure}`
  },
}
