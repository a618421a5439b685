import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAddress, pathOfAddress, queryOfAddress } from './pasted-address.ts'
import { tries } from './tries.ts'

const trying = (id: string, typed: Readonly<Record<string, string>>) => {
  const fields = tries.find((known) => known.id === id)?.fields ?? []
  const first = Object.fromEntries(fields.map(({ name, first }) => [name, first]))
  return tries.find((known) => known.id === id)?.answer({ ...first, ...typed })
}

const before = [
  '/Home/Cashback',
  '/Member/Home/Cashback',
  'Home/Cashback/',
  '/member/home/cashback',
  'http://save.example/Member/Home/Cashback',
  'https://save.example:8443/Home/Cashback',
  'save.example/Member/Home/Cashback',
]
const queries = ['', '?', '?category=10', '?search=a/b?c', '?page=3&favourites=true', '?page=2&x=']

describe('An address that was pasted whole', () => {
  test('means the same to the directory as its query alone', () => {
    assert(
      property(
        constantFrom(...before),
        constantFrom(...queries),
        constantFrom('', '#top', '#?page=4'),
        (path, query, fragment) => {
          const doings = 'next page'
          const whole = trying('filter-modes', { address: `${path}${query}${fragment}`, doings })
          expect(whole).toEqual(trying('filter-modes', { address: query, doings }))
        },
      ),
    )
  })

  test('is read as a browser reads it', () => {
    for (const path of before.filter((one) => /^(?:\/|http)/.test(one)))
      for (const query of queries) {
        const { search, pathname } = new URL(`${path}${query}#top`, 'http://save.example')
        expect(queryOfAddress(`${path}${query}#top`).replace(/^\?$/, '')).toBe(search)
        expect(pathOfAddress(`${path}${query}`).endsWith(pathname.toLowerCase())).toBe(true)
      }
  })

  test.each(['category=10', 'search=a/b', 'tea', ''])('%s is a query alone', (query) => {
    expect([isAddress(query), queryOfAddress(query), pathOfAddress(query)]).toEqual([
      false,
      query,
      '',
    ])
  })

  test.each(['/Home/Vouchers?category=10', 'http://save.example/Member/MyAccount', '/'])(
    '%s is no address of the directory, and refused by name',
    (address) => {
      expect(trying('filter-modes', { address })).toMatchObject({
        field: 'address',
        says: expect.stringContaining('such as /Home/Cashback?page=2'),
        row: undefined,
      })
    },
  )

  test('has a page, or names none', () => {
    const pageIn = (page: string) => trying('paging', { page })?.steps[1]
    for (const page of ['?page=2', '/Home/Search?search=tea&page=2', 'page=2', '?Page=2#top'])
      expect(pageIn(page)).toEqual({ what: 'The page that the address means', gives: '2' })
    expect(pageIn('/Home/Search?search=tea')).toEqual({
      what: 'The address names no page, so it means the first page',
      gives: '1',
      isRemark: true,
    })
  })

  test('is no name of a retailer', () => {
    for (const name of ['https://save.example/Home/Retailer/1/boots', '/Home/Retailer/1/boots'])
      expect(trying('slug', { name })?.field).toBe('name')
    for (const name of ['AC/DC', 'Booking.com', '/'])
      expect(trying('slug', { name })?.field).toBe(undefined)
  })
})
