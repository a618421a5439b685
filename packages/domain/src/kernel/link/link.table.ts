import { text, yesNo } from '../../testing/cells.ts'
import { table } from '../../testing/table.ts'
import { carriesAntiForgeryToken, followableLink, isOwnPath, isWebAddress } from './link.rules.ts'

export const addresses = table({
  title: 'Which addresses may be followed?',
  ids: ['OQ-031', 'OQ-141'],
  given: { address: text },
  answers: { 'web address': yesNo, 'own path': yesNo, 'link from data': yesNo },
  rows: `
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
  decide: ({ address }) => ({
    'web address': isWebAddress(address),
    'own path': isOwnPath(address),
    'link from data': followableLink(address) !== undefined,
  }),
})

export const tokenCarriers = table({
  title: 'Which requests carry the anti-forgery token?',
  ids: ['API-02'],
  given: { 'request goes to': text },
  answers: { 'carries it': yesNo },
  rows: `
    case                  | request goes to           | carries it
    the page's own origin | https://save.example      | yes
    another host          | https://api.save.example  | no
    another port          | https://save.example:8443 | no
    another scheme        | http://save.example       | no
    a host that begins so | https://save.example.evil | no
  `,
  decide: ({ 'request goes to': origin }) => ({
    'carries it': carriesAntiForgeryToken(origin, 'https://save.example'),
  }),
})
