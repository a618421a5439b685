/** A case as the server sends it, read by the product's own codecs, with what each screen shows and why. */
import { ChoiceWire, MemberWire, RetailerWire, VendorsWire } from '@save/api-adapter/wire'
import { amountFromText, localDayOf, type Pence } from '@save/domain/kernel'
import { choiceRatesOn } from '@save/fake-api/page-configuration'
import { explainChoice } from './explain-choice.ts'
import { explainMember } from './explain-member.ts'
import { explainRetailer, explainVendor } from './explain-offers.ts'
import type { Explanation } from './explanation.ts'
import { neededField } from './needed-field.ts'
import { readCase } from './read-case.ts'
import { type Unread, unreadExplained, unreadIn } from './unread-fields.ts'

export const subjects = ['member', 'voucher', 'retailer', 'benefit'] as const
export type Subject = (typeof subjects)[number]

export type Explained =
  | { readonly is: 'explained'; readonly explanations: readonly Explanation[] }
  | { readonly is: 'unreadable'; readonly says: string }

/** Where the answer comes from, and what the amount beside it means. */
export const subjectNotes: Readonly<Record<Subject, string>> = {
  member: 'As GET /api/member answers. The amount is the minimum in the settings.',
  voucher: 'One of GET /api/NGCVendors. The amount is what would be bought.',
  retailer: 'One of GET /api/Retailers. The amount means nothing here.',
  benefit: 'One of GET /api/choices. The amount is what would be given up in a year.',
}

/** Kept in the host page; here as the demonstration’s host says it. */
const configuration = { imageHost: '', cashbackTypes: { percent: 2, pounds: 1 } }

/** With the rates in force on a day, 'YYYY-MM-DD': today’s, if no other is asked for. */
export function explain(
  subject: Subject,
  text: string,
  typed: string,
  day: string = localDayOf(new Date()),
): Explained {
  const amount = amountFromText(typed)
  // The pages of a voucher and of a benefit say themselves what is wrong with an amount.
  if (subject === 'member' && amount === undefined && typed.trim() !== '')
    return unreadable(`‘${typed}’ is no amount in pounds, such as 5.00.`)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return unreadable('This is not what a server sends: it has to be JSON.')
  }
  const explanations = readers[subject](json, { amount, typed, day })
  return explanations === undefined
    ? unreadable(
        `The product can’t read this either: ${neededField(subject, json)} is missing or of another kind.`,
      )
    : {
        is: 'explained',
        explanations: [...unreadExplained(unreadOf[subject](json)), ...explanations],
      }
}

/** Vouchers are read as a list. */
const unreadOf: Readonly<Record<Subject, (json: unknown) => readonly Unread[]>> = {
  member: (json) => unreadIn(MemberWire, json),
  voucher: (json) => unreadIn(VendorsWire, [json]),
  retailer: (json) => unreadIn(RetailerWire, json),
  benefit: (json) => unreadIn(ChoiceWire, json),
}

const unreadable = (says: string): Explained => ({ is: 'unreadable', says })

interface Beside {
  readonly amount: Pence | undefined
  /** As it was typed, since not every screen reads an amount alike. */
  readonly typed: string
  readonly day: string
}

const readers: Readonly<
  Record<Subject, (json: unknown, beside: Beside) => readonly Explanation[] | undefined>
> = {
  member: (json, { amount }) => {
    const member = readCase(MemberWire, json)
    return member && explainMember(member, amount, json)
  },
  voucher: (json, { amount, typed }) => {
    // A list leaves out what can't be read.
    const vendor = readCase(VendorsWire, [json])?.[0]
    return vendor && explainVendor(vendor, amount, typed)
  },
  retailer: (json) => {
    const retailer = readCase(RetailerWire, json)
    return retailer && explainRetailer(retailer, configuration, json)
  },
  benefit: (json, { typed, day }) => {
    const choice = readCase(ChoiceWire, json)
    return choice && explainChoice(choice, typed, choiceRatesOn(day))
  },
}
