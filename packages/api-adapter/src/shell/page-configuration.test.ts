import type { PageConfiguration } from '@save/domain/shell'
import { describe, expect, test } from 'vitest'
import { readPageConfiguration, writePageConfiguration } from './page-configuration.wire.ts'

const written = {
  memberLogoLink: '/images/employers/wide.svg',
  localLogout: 'True',
  reAuthentication: 'False',
  cashbackTypes: { Percent: 20, Pounds: 10 },
  choiceRates: {
    Basic: { EmployeeNIRate: 0.08, TaxRate: 0.2 },
    Higher: { EmployeeNIRate: 0.02, TaxRate: 0.4 },
  },
  imageHost: 'https://images.example',
}

const basic = { employeeNIRate: 0.08, taxRate: 0.2 }

const configuration: PageConfiguration = {
  memberLogoLink: '/images/employers/wide.svg',
  localLogout: 'True',
  reAuthentication: 'False',
  cashbackTypes: { percent: 20, pounds: 10 },
  choiceRates: {
    basic,
    higher: { employeeNIRate: 0.02, taxRate: 0.4 },
  },
  imageHost: 'https://images.example',
}

const unsaid: PageConfiguration = {
  cashbackTypes: { percent: 2, pounds: 1 },
  choiceRates: {},
  imageHost: '',
}

const read = (json: unknown) => readPageConfiguration(JSON.stringify(json))
const sound = (value: PageConfiguration) => ({ reading: 'sound', configuration: value })
const broken = (at: string) => ({ reading: 'broken', at })

describe('Reading the host page’s configuration', () => {
  test('DATA-33 the logo, the local-logout flag and the re-authentication flag are read', () => {
    const { memberLogoLink, localLogout, reAuthentication } = written
    expect(read({ memberLogoLink, localLogout, reAuthentication })).toEqual(
      sound({ ...unsaid, memberLogoLink, localLogout, reAuthentication }),
    )
  })

  test('DATA-33 flags stay as written, and values that aren’t text are ignored (OQ-009, OQ-010)', () => {
    expect(read({ localLogout: 'true', reAuthentication: 'false' })).toEqual(
      sound({ ...unsaid, localLogout: 'true', reAuthentication: 'false' }),
    )
    expect(read({ localLogout: true, reAuthentication: false })).toEqual(sound(unsaid))
  })

  test.each(['/signs', '/telemetry/save?from=portal'])(
    'signs go to a path of our own: %s',
    (to) => {
      expect(read({ signsTo: to })).toEqual(sound({ ...unsaid, signsTo: to }))
    },
  )

  test.each(['', 'signs', '//elsewhere.example/', '/\\elsewhere.example', 'https://a.example/', 7])(
    'any other address for signs is an error: %j',
    (to) => expect(read({ signsTo: to })).toEqual(broken('signsTo')),
  )

  test('DATA-34 the cashback types are read, and default to 2 and 1 (OQ-041)', () => {
    expect(read({ cashbackTypes: { Percent: 20, Pounds: 10 } })).toMatchObject({
      configuration: { cashbackTypes: { percent: 20, pounds: 10 } },
    })
    expect(read({ cashbackTypes: { Pounds: 10 } })).toMatchObject({
      configuration: { cashbackTypes: { percent: 2, pounds: 10 } },
    })
    expect(read({})).toMatchObject({ configuration: { cashbackTypes: { percent: 2, pounds: 1 } } })
  })

  test('DATA-35 the rates of both bands are read, and a band without rates is left out (OQ-087)', () => {
    expect(read(written)).toEqual(sound(configuration))
    expect(read({ choiceRates: { Basic: written.choiceRates.Basic, Higher: null } })).toEqual(
      sound({ ...unsaid, choiceRates: { basic } }),
    )
  })

  test('DATA-35 the product has no rate of its own', () => {
    expect(read({})).toEqual(sound(unsaid))
  })

  test('a blank or null logo is ignored', () => {
    for (const memberLogoLink of ['', ' ', null]) {
      expect(read({ memberLogoLink })).toEqual(sound(unsaid))
    }
  })
})

describe('A broken configuration names its key', () => {
  test.each([
    ['cashbackTypes', { cashbackTypes: 'none' }],
    ['cashbackTypes.Percent', { cashbackTypes: { Percent: '2' } }],
    ['choiceRates', { choiceRates: [] }],
    ['choiceRates.Basic', { choiceRates: { Basic: 0.2 } }],
    ['choiceRates.Basic.TaxRate', { choiceRates: { Basic: { EmployeeNIRate: 0.08 } } }],
    [
      'choiceRates.Higher.TaxRate',
      { choiceRates: { Higher: { EmployeeNIRate: 0.02, TaxRate: '40%' } } },
    ],
    [
      'choiceRates.Basic.EmployeeNIRate',
      { choiceRates: { Basic: { EmployeeNIRate: 8, TaxRate: 0.2 } } },
    ],
    ['memberLogoLink', { memberLogoLink: { href: '/logo.svg' } }],
    ['imageHost', { imageHost: 7 }],
  ])('%s', (at, json) => {
    expect(read(json)).toEqual(broken(at))
  })

  test.each([
    [null, '(missing)'],
    [undefined, '(missing)'],
    ['', '(syntax)'],
    ['{"imageHost":', '(syntax)'],
    ['{{ configuration }}', '(syntax)'],
    ['[]', '(answer)'],
    ['null', '(answer)'],
    ['7', '(answer)'],
  ])('the text %j is refused: %s', (text, at) => {
    expect(readPageConfiguration(text)).toEqual(broken(at))
  })
})

describe('Writing the configuration', () => {
  test('DATA-33, DATA-34, DATA-35 a written configuration is read back unchanged', () => {
    expect(readPageConfiguration(writePageConfiguration(configuration))).toEqual(
      sound(configuration),
    )
    expect(JSON.parse(writePageConfiguration(configuration))).toEqual(written)
  })

  test('no value can close the element that contains it', () => {
    const imageHost = '</script><script>alert(1)</script><!--'
    const text = writePageConfiguration({ ...configuration, imageHost })
    expect(text).not.toContain('<')
    expect(readPageConfiguration(text)).toEqual(sound({ ...configuration, imageHost }))
  })
})
