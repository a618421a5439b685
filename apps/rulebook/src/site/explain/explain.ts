/** A case as the server sends it, read by the product's own codecs, with what each screen shows and why. */
import { ChoiceWire, MemberWire, RetailerWire, VendorsWire } from '@save/api-adapter/wire'
import { amountFromText, localDayOf, type Pence } from '@save/domain/kernel'
import { choiceRatesOn } from '@save/fake-api/page-configuration'
import type { Today } from './explain-card-now.ts'
import { explainChoice } from './explain-choice.ts'
import { explainMember } from './explain-member.ts'
import { explainRetailer } from './explain-retailer.ts'
import { explainVendor } from './explain-vendor.ts'
import type { Explanation } from './explanation.ts'
import { neededField } from './needed-field.ts'
import { type Pasted, pastedIn } from './pasted.ts'
import { listInWords } from './pasted-list.ts'
import { ratesOfHost } from './rates-of-host.ts'
import { readCase } from './read-case.ts'
import { type Unread, unreadExplained, unreadIn } from './unread-fields.ts'
import { explainedUnsaid } from './unsaid-flags.ts'
import { cashbackTypes } from './written-values.ts'

export const subjects = ['member', 'voucher', 'retailer', 'benefit'] as const
export type Subject = (typeof subjects)[number]

export type Explained =
  | {
      readonly is: 'explained'
      readonly explanations: readonly Explanation[]
      /** How figures that a person wrote were understood. */
      readonly notes?: string
    }
  | { readonly is: 'unreadable'; readonly says: string }

/** Where the answer comes from, and what the amount beside it means. */
export const subjectNotes: Readonly<Record<Subject, string>> = {
  member:
    'As GET /api/member answers, or such as: balance £300, minimum £10, savings withdrawal yes, bank transfer yes, daily limit £250, withdrew £100 today. The amount is the minimum in the settings.',
  voucher:
    'One of GET /api/NGCVendors, or such as: discount 5%, has a range yes, range from £5, range to £250. The amount is what would be bought.',
  retailer:
    'One of GET /api/Retailers, or such as: offer enabled yes, value 5%. The server’s type of a value is 1 for pounds and 2 for percent. The amount means nothing here.',
  benefit:
    'One of GET /api/choices, or such as: journey type 100, benefit in kind 12.5%. The amount is what would be given up in a year.',
}

/** Kept in the host page; here as the demonstration’s host says it. */
const configuration = { imageHost: '', cashbackTypes }

/** With the rates in force on a day, 'YYYY-MM-DD': today’s, if no other is asked for. */
export function explain(
  subject: Subject,
  text: string,
  beside: string,
  day: string = localDayOf(new Date()),
): Explained {
  const sent = sentIn(subject, text)
  if (sent.is === 'unreadable') return sent
  const { json, notes, today, unsaid = [] } = sent
  const typed = sent.amount ?? beside
  if (sent.amount !== undefined && isOther(sent.amount, beside))
    return unreadable(
      `The text says ${sent.amount}, and the field for the amount ${beside}: one of them is enough.`,
    )
  const amount = amountFromText(typed)
  // The pages of a voucher and of a benefit say themselves what is wrong with an amount.
  if (subject === 'member' && amount === undefined && typed.trim() !== '')
    return unreadable(`‘${typed}’ is no amount in pounds, such as 5.00.`)
  const explanations = readers[subject](json, { amount, typed, day, today, unsaid })
  return explanations === undefined
    ? unreadable(
        `The product can’t read this either: ${neededField(subject, json)} is missing or of another kind.`,
      )
    : {
        is: 'explained',
        ...(notes !== undefined && { notes }),
        explanations: [...unreadExplained(unreadOf[subject](json)), ...explanations],
      }
}

/** What a server sent, or figures of it as a person writes them. */
function sentIn(subject: Subject, text: string): Pasted {
  try {
    const json: unknown = JSON.parse(text)
    if (Array.isArray(json)) return unreadable(listInWords(json))
    if (typeof json === 'object' && json !== null) return { is: 'read', json }
  } catch {
    if (/^\s*[[{]/.test(text))
      return unreadable(
        'It begins like what a server sends, as JSON, but can’t be read as such: a bracket, a comma or a quotation mark may be missing. Single figures can be written as well: balance £5, minimum £10.',
      )
  }
  return pastedIn(subject, text)
}

const isOther = (one: string, other: string): boolean =>
  other.trim() !== '' && amountFromText(one) !== amountFromText(other)

/** Vouchers are read as a list. */
const unreadOf: Readonly<Record<Subject, (json: unknown) => readonly Unread[]>> = {
  member: (json) => unreadIn(MemberWire, json),
  voucher: (json) => unreadIn(VendorsWire, [json]),
  retailer: (json) => unreadIn(RetailerWire, json),
  benefit: (json) => unreadIn(ChoiceWire, json),
}

const unreadable = (says: string) => ({ is: 'unreadable', says }) as const

interface Beside {
  readonly amount: Pence | undefined
  /** As it was typed, since not every screen reads an amount alike. */
  readonly typed: string
  readonly day: string
  readonly today: Today | undefined
  /** The member's flags that a person did not speak of. */
  readonly unsaid: readonly string[]
}

const readers: Readonly<
  Record<Subject, (json: unknown, beside: Beside) => readonly Explanation[] | undefined>
> = {
  member: (json, { amount, today, unsaid }) =>
    explainedUnsaid(json, unsaid, (one) => {
      const member = readCase(MemberWire, one)
      return member && explainMember(member, amount, one, today)
    }),
  voucher: (json, { amount, typed }) => {
    // A list leaves out what can't be read.
    const vendor = readCase(VendorsWire, [json])?.[0]
    return vendor && explainVendor(vendor, amount, typed, json)
  },
  retailer: (json) => {
    const retailer = readCase(RetailerWire, json)
    return retailer && explainRetailer(retailer, configuration, json)
  },
  benefit: (json, { typed, day }) => {
    const choice = readCase(ChoiceWire, json)
    const explained = choice && explainChoice(choice, typed, choiceRatesOn(day), json)
    const isWorkedOut = explained?.some(({ ids }) => ids.includes('SALSAC-04')) === true
    return isWorkedOut ? [...explained, ...ratesOfHost(day)] : explained
  },
}
