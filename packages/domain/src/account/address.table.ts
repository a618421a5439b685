import type { Address } from '../member/index.ts'
import { inWords, orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { oneLineAddress } from './address.rules.ts'

export const wholeAddress = {
  houseNumber: '14',
  houseName: 'Alder House',
  flat: 'Flat 2',
  street: 'Weir Lane',
  district: 'Calderdale',
  town: 'Sowerby',
  county: 'West Yorkshire',
  postcode: 'HX0 0AA',
} as const satisfies Address

export const addressLines = table({
  title: 'How is an address written on one line?',
  ids: ['ACCOUNT-06', 'OQ-107'],
  given: {
    without: orNone(
      inWords(['houseName', 'street', 'town', 'district', 'county', 'postcode']),
      '(nothing)',
    ),
  },
  answers: { line: text },
  rows: `
    case                      | without    | line
    every part, in this order | (nothing)  | Alder House, Weir Lane, Sowerby, Calderdale, West Yorkshire, HX0 0AA
    without a house name      | house name | Weir Lane, Sowerby, Calderdale, West Yorkshire, HX0 0AA
    without a street          | street     | Alder House, Sowerby, Calderdale, West Yorkshire, HX0 0AA
    without a town            | town       | Alder House, Weir Lane, Calderdale, West Yorkshire, HX0 0AA
    without a district        | district   | Alder House, Weir Lane, Sowerby, West Yorkshire, HX0 0AA
    without a county          | county     | Alder House, Weir Lane, Sowerby, Calderdale, HX0 0AA
    without a postcode        | postcode   | Alder House, Weir Lane, Sowerby, Calderdale, West Yorkshire
  `,
  decide: ({ without }) => {
    const parts = Object.entries(wholeAddress).filter(([part]) => part !== without)
    return { line: oneLineAddress(Object.fromEntries(parts)) }
  },
})
