import { orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { providerAddress } from './provider.rules.ts'

export const providerAddresses = table({
  title: 'Where does the browser go to pay?',
  given: { answer: text },
  answers: { 'goes to': orNone(text, '(nowhere)') },
  rows: `
    id          | case                                                           | answer                           | goes to
    OQ-104      | an https address                                               | https://pay.example/1            | https://pay.example/1
    CHECKOUT-09 | in double quotes                                               | "https://pay.example/1"          | https://pay.example/1
    CHECKOUT-09 | in single quotes                                               | 'https://pay.example/1'          | https://pay.example/1
    OQ-104      | with white space around                                        | ␠https://pay.example/1␠␠         | https://pay.example/1
    CHECKOUT-09 | a path of this origin                                          | "/Member/Provider/1"             | /Member/Provider/1
    OQ-104      | a path without a slash                                         | Provider/1                       | Provider/1
    OQ-104      | this origin, written out                                       | http://localhost:4400/Provider/1 | http://localhost:4400/Provider/1
    OQ-104      | this origin and nothing more                                   | http://localhost:4400            | http://localhost:4400
    OQ-104      | a path with a colon in its query                               | Provider/1?at=10:30              | Provider/1?at=10:30
    OQ-104      | a path with a name before the colon                            | Provider/1?for=order:1           | Provider/1?for=order:1
    OQ-104      | a path with two slashes inside                                 | /Member//Provider/1              | /Member//Provider/1
    OQ-104      | one backslash in front                                         | \\Provider                       | (nowhere)
    OQ-104      | program code that names a web address                          | javascript:x='https://a.example' | (nowhere)
    OQ-104      | plain http to another host                                     | http://pay.example/1             | (nowhere)
    OQ-104      | plain http to another host, with an https address in its query | http://pay.example/?https://a.uk | (nowhere)
    OQ-104      | another port is another origin                                 | http://localhost:4401/Provider/1 | (nowhere)
    OQ-104      | a host that only begins like ours                              | http://localhost:44000/1         | (nowhere)
    OQ-104      | a host without a scheme                                        | //pay.example/1                  | (nowhere)
    OQ-104      | a host without a scheme, with backslashes                      | \\\\\\\\pay.example/1            | (nowhere)
    OQ-104      | program code                                                   | "javascript:alert(1)"            | (nowhere)
    OQ-104      | data                                                           | data:text/html,x                 | (nowhere)
    OQ-104      | a port that does not exist                                     | https://pay.example:99999/1      | (nowhere)
    OQ-104      | half a host                                                    | https://[fe80::1/x               | (nowhere)
    OQ-104      | a host that can’t be read                                      | https://pay.example%/1           | (nowhere)
    OQ-104      | nothing                                                        | ""                               | (nowhere)
    OQ-104      | no, as plain text                                              | false                            | (nowhere)
    OQ-104      | no, as .NET writes it                                          | False                            | (nowhere)
    OQ-104      | yes, as plain text                                             | OK                               | (nowhere)
    OQ-104      | no address, as plain text                                      | null                             | (nowhere)
    OQ-104      | a word, as plain text                                          | Declined                         | (nowhere)
    OQ-104      | a word in quotes                                               | "Error"                          | (nowhere)
    OQ-104      | a word with a number                                           | pay1                             | pay1
    OQ-104      | an object, as plain text                                       | {"Message":"Not_today."}         | (nowhere)
    OQ-104      | a sentence, as plain text                                      | Not today.                       | (nowhere)
    OQ-104      | a place on this very page                                      | #paid                            | (nowhere)
    OQ-104      | a page, as plain text                                          | <html>no</html>                  | (nowhere)
    OQ-104      | a path that begins with such a word                            | false/1                          | false/1
  `,
  decide: ({ answer }) => ({
    'goes to': providerAddress(answer.replaceAll('␠', ' '), 'http://localhost:4400'),
  }),
})
