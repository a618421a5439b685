import { describe, expect, test } from 'vitest'
import { failurePlaces } from './places/failures.ts'

const seenAt = (path: string, ...failed: readonly (readonly [call: string, status: number])[]) =>
  ({
    path,
    answers: { failed: new Map(failed), get: () => undefined },
  }) as unknown as Parameters<typeof failurePlaces>[0]

const toldAt = (...given: Parameters<typeof seenAt>) =>
  failurePlaces(seenAt(...given))
    .filter(({ text }) => text !== 'Not found.')
    .map(({ text, because, ids }) => [text, because.join('; '), ids])

describe('Why does a screen say that something went wrong?', () => {
  test.each([
    ['/Home/Vouchers', '/api/NGCVendors', ['OQ-140']],
    ['/Home/TotalWellnessStatement', '/api/MemberWellness', ['OQ-140']],
    ['/Checkout', '/api/Basket', ['OQ-140']],
    ['/Home/mybenefits/9', '/api/Tabs/9', ['OQ-006']],
    ['/Choice/9', '/api/choices/9', ['OQ-006']],
    ['/Retailer/9', '/api/retailers/9', ['RETAILER-02', 'OQ-006']],
    ['/Home/Dashboard', '/api/DashboardData', ['OQ-051']],
    ['/MyAccount', '/api/member', ['OQ-131']],
    ['/MyAccount', '/api/member/RequiresReAuth', ['OQ-028']],
    ['/Home/Search', '/api/search', ['SEARCH-24']],
  ])('at %s the call %s failed', (path, call, ids) => {
    expect(toldAt(path, [call, 500])).toEqual([
      ['Something went wrong.', `GET ${call}: the status of the server’s answer is 500`, ids],
    ])
  })

  test('a withdrawal to the card that failed has words of its own', () => {
    expect(toldAt('/MyAccount', ['/api/WithdrawSavings', 503])).toEqual([
      [
        expect.stringContaining('processig'),
        'GET /api/WithdrawSavings: the status of the server’s answer is 503',
        ['OQ-117', 'OQ-135'],
      ],
    ])
  })

  test('nothing where no call failed; what is not found is told by the address', () => {
    expect(toldAt('/MyAccount')).toEqual([])
    const idsAt = (path: string) => failurePlaces(seenAt(path))[0]?.ids
    expect([idsAt('/Nowhere'), idsAt('/Vendor/NOPE')]).toEqual([
      ['OQ-006'],
      ['VOUCHER-14', 'OQ-052'],
    ])
  })
})
