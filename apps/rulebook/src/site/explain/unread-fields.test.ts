import { ChoiceWire, MemberWire, RetailerWire, VendorsWire } from '@save/api-adapter/wire'
import { Schema } from 'effect'
import { anything, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleCases } from './example-cases.ts'
import { explain, type Subject, subjects } from './explain.ts'

const sentOf = (subject: Subject): Record<string, unknown> => JSON.parse(exampleCases[subject])
const explained = (subject: Subject, change: object) => {
  const found = explain(subject, JSON.stringify({ ...sentOf(subject), ...change }), '')
  return found.is === 'explained' ? found.explanations : undefined
}
const unread = (subject: Subject, change: object) =>
  (explained(subject, change) ?? [])
    .filter(({ shows }) => shows === 'can’t be read')
    .map(({ what, because }) => [what, ...because])

describe('A field that was sent and can’t be read says so, and is not called absent', () => {
  test.each([
    ['member', { Gender: '10' }, 'Gender', '"10", and counts as absent'],
    [
      'member',
      { IsSavingsWithdrawalOn: 'yes' },
      'IsSavingsWithdrawalOn',
      '"yes", and counts as false',
    ],
    ['member', { DateOfBirth: '31/12/1984' }, 'DateOfBirth', '"31/12/1984", and counts as absent'],
    ['member', { Name: 'Priya Shah' }, 'Name', '"Priya Shah", and counts as absent'],
    [
      'member',
      { Choices: [{ Id: 7, Status: { Code: 1 } }] },
      'Choices[0].Status',
      '{"Code":1}, and counts as absent',
    ],
    ['voucher', { PercentageDiscount: '0.05' }, 'PercentageDiscount', '"0.05", and counts as 0'],
    ['voucher', { Inventory: 'EUR' }, 'Inventory', '"EUR", and counts as absent'],
    [
      'voucher',
      { FixedValues: [{ Amount: 10 }, { Amount: 'ten' }] },
      'FixedValues',
      '[{"Amount":10},{"Amount":"ten"}], and counts as [{"Amount":10}]',
    ],
    ['retailer', { TotalOfferCount: '4' }, 'TotalOfferCount', '"4", and counts as absent'],
    [
      'retailer',
      { Offers: [{ Id: '1', Enabled: true, CashbackDetails: { Type: '2', Value: 5 } }] },
      'Offers[0].CashbackDetails.Type',
      '"2", and counts as absent',
    ],
    ['benefit', { JourneyType: 'cycle' }, 'JourneyType', '"cycle", and counts as 0'],
  ] as const)('%s %j', (subject, change, field, says) => {
    expect(unread(subject, change)).toEqual([[`The field ${field}`, `It was sent as ${says}`]])
  })

  test('what the product reads is not complained of, nor what it does not know', () => {
    for (const subject of subjects) expect(unread(subject, { Unknown: [1] })).toEqual([])
    expect(unread('member', { Gender: null, DateOfBirth: '1984-02-29T00:00:00' })).toEqual([])
    for (const none of ['0001-01-01T00:00:00', '0001-01-01'])
      expect(unread('member', { DateOfBirth: none })).toEqual([])
    expect(unread('retailer', { RetailerId: 1061, Name: 12 })).toEqual([])
    expect(
      unread('voucher', { FixedValues: [{ Amount: 10.005 }], IsRangeEndLimited: false }),
    ).toEqual([])
  })

  test.each(['Created', 'PreconditionFailed', 'conflict', 'InternalServerError', '412', 412])(
    'OQ-115 a status is read as a number or as a name: %s',
    (status) => {
      expect(unread('member', { SavingsWithdrawalHttpStatus: status })).toEqual([])
    },
  )

  test('OQ-115 a status that is neither is not read, by the decision on its forms', () => {
    const found = explained('member', { SavingsWithdrawalHttpStatus: 'Teapot' }) ?? []
    const told = found.find(({ what }) => what === 'The field SavingsWithdrawalHttpStatus')
    expect(told).toMatchObject({ shows: 'can’t be read', ids: ['OQ-115', 'OQ-143'] })
  })

  const codecs = {
    member: MemberWire,
    voucher: VendorsWire,
    retailer: RetailerWire,
    benefit: ChoiceWire,
  }
  const namesOf = (subject: Subject): readonly string[] => {
    const { ast } = Schema.toEncoded<Schema.Codec<unknown, unknown>>(codecs[subject])
    const record = ast._tag === 'Arrays' ? ast.rest[0] : ast
    return record?._tag === 'Objects'
      ? record.propertySignatures.map(({ name }) => String(name))
      : []
  }

  test.each(subjects)('whatever is sent in a field of a %s', (subject) => {
    expect(namesOf(subject).length).toBeGreaterThan(5)
    assert(
      property(constantFrom(...namesOf(subject)), anything(), (name, value) => {
        const sent = JSON.parse(JSON.stringify({ value })).value ?? null
        const about = explained(subject, { [name]: sent })
        if (about === undefined || sent === null) return
        const texts = about.flatMap(({ because }) => because).join('\n')
        expect(texts).not.toMatch(new RegExp(`\\b${name} (?:is|are) absent`))
      }),
    )
  })
})
