import { describe, expect, test } from 'vitest'
import { decisionTable } from '../../testing/decision-table.ts'
import { carriesAntiForgeryToken, followableLink, isOwnPath, isWebAddress } from './link.rules.ts'

describe('Which addresses may be followed? (OQ-025, OQ-031, OQ-141)', () => {
  const cases = decisionTable(
    ['case', 'address', 'web address', 'own path', 'link from data'],
    `
    case                                         | address                    | web address | own path | link from data
    https                                        | https://shop.example/a     | yes         | no       | yes
    http                                         | http://shop.example/a      | yes         | no       | yes
    letter case makes no difference              | HTTPS://shop.example/a     | yes         | no       | yes
    a path of this origin                        | /Member/Home               | yes         | yes      | yes
    a path with a colon in its query             | /Member?a=b:c              | yes         | yes      | yes
    another host without a scheme                | //shop.example/a           | yes         | no       | no
    another host, with a backslash               | /\\shop.example            | yes         | no       | no
    a path relative to this page                 | Home                       | yes         | no       | no
    a program                                    | javascript:alert(1)        | no          | no       | no
    a program in capitals                        | JaVaScRiPt:alert(1)        | no          | no       | no
    a program that names a web address           | javascript:x='https://a.b' | no          | no       | no
    data                                         | data:text/html,x           | no          | no       | no
    an email                                     | mailto:a@b.example         | no          | no       | no
    a file                                       | file:///etc/passwd         | no          | no       | no
    blank                                        |                            | no          | no       | no
    a port that does not exist                   | https://shop.example:99999 | no          | no       | no
    half a host                                  | https://[fe80::1/x         | no          | no       | no
    a host that can’t be read                    | https://shop.example%/1    | no          | no       | no
    a port that does not exist, without a scheme | //shop.example:99999/1     | no          | no       | no
    `,
  )
  for (const row of cases) {
    const address = row.address.replace('\\\\', '\\')
    test(`${row.case}: '${address}'`, () => {
      expect({
        'web address': isWebAddress(address) ? 'yes' : 'no',
        'own path': isOwnPath(address) ? 'yes' : 'no',
        'link from data': followableLink(address) === undefined ? 'no' : 'yes',
      }).toEqual({
        'web address': row['web address'],
        'own path': row['own path'],
        'link from data': row['link from data'],
      })
    })
  }

  test('characters that browsers skip can’t hide a script', () => {
    for (const address of [
      '\u0001javascript:alert(1)',
      'java\tscript:alert(1)',
      ' \njavascript:x',
    ]) {
      expect([isWebAddress(address), followableLink(address)]).toEqual([false, undefined])
    }
  })

  test('a tab character can’t hide a foreign host', () => {
    expect([isOwnPath('/\t/shop.example'), followableLink('/\t/shop.example')]).toEqual([
      false,
      undefined,
    ])
  })

  test('white space around an address is removed, inside it stays', () => {
    const written = ['  /Member/Home  ', 'https://shop.example/a b', '/a b']
    expect(written.map(followableLink)).toEqual([
      '/Member/Home',
      'https://shop.example/a b',
      '/a b',
    ])
  })

  test('no address at all', () => {
    expect([isWebAddress(undefined), followableLink(undefined)]).toEqual([false, undefined])
  })
})

describe('Which requests carry the anti-forgery token? (API-02)', () => {
  const cases = decisionTable(
    ['case', 'request goes to', 'carries it'],
    `
    case                    | request goes to             | carries it
    the page's own origin   | https://save.example        | yes
    another host            | https://api.save.example    | no
    another port            | https://save.example:8443   | no
    another scheme          | http://save.example         | no
    a host that begins so   | https://save.example.evil   | no
    `,
  )
  for (const row of cases) {
    test(`API-02 ${row.case}: ${row['carries it']}`, () => {
      expect(carriesAntiForgeryToken(row['request goes to'], 'https://save.example')).toBe(
        row['carries it'] === 'yes',
      )
    })
  }
})
