import { orNone, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { billing, openCheckout, order } from './kept-order.examples.ts'
import { providerAddress } from './provider.rules.ts'
import { cameFromProvider } from './provider-return.rules.ts'

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
    OQ-104      | a path with a place on its page                                | Provider/1#top                   | Provider/1#top
    OQ-104      | a page, as plain text                                          | <html>no</html>                  | (nowhere)
    OQ-104      | a path that begins with such a word                            | false/1                          | false/1
  `,
  decide: ({ answer }) => ({
    'goes to': providerAddress(answer.replaceAll('␠', ' '), 'http://localhost:4400'),
  }),
})

export const waysBack = table({
  title: 'Has the provider itself led the member back, so that the order counts as settled?',
  ids: ['OQ-105'],
  given: { 'sent to': text, 'came from': text },
  answers: { 'address that is kept': orNone(text), settled: yesNo },
  rows: `
    case                                             | sent to                          | came from                                         | address that is kept                          | settled
    the provider leads back, as far as is told       | https://pay.example/o/1?secret=a | https://pay.example/                              | https://pay.example/                          | yes
    the provider tells its whole address             | https://pay.example/o/1          | https://pay.example/o/1/done?at=2                 | https://pay.example/                          | yes
    the provider is written in capitals              | HTTPS://PAY.example/o/1          | https://pay.example/                              | https://pay.example/                          | yes
    the provider’s address has a port and a name     | https://me@pay.example:443/o/1   | https://pay.example/                              | https://pay.example/                          | yes
    the provider’s address has another port          | https://pay.example:4430/o/1     | https://pay.example:4430/                         | https://pay.example:4430/                     | yes
    a page of ours names another site                | /pay/7?to=https://a.example/     | https://save.example/pay/7                        | https://save.example/pay/7                    | yes
    another site leads here                          | https://pay.example/o/1          | https://search.example/                           | https://pay.example/                          | no
    a site whose name begins as the provider’s       | https://pay.example/o/1          | https://pay.example.net/                          | https://pay.example/                          | no
    the browser tells of no site                     | https://pay.example/o/1          |                                                   | https://pay.example/                          | no
    a page of ours is the provider                   | /Member/PaymentProvider/7?a=1    | https://save.example/Member/PaymentProvider/7?b=1 | https://save.example/Member/PaymentProvider/7 | yes
    a page of ours, with its origin, is the provider | https://save.example/pay/7       | https://save.example/pay/7                        | https://save.example/pay/7                    | yes
    a page of ours, for another order, leads here    | /Member/PaymentProvider/7        | https://save.example/Member/PaymentProvider/70    | https://save.example/Member/PaymentProvider/7 | no
    a page below the provider’s leads here           | /Member/PaymentProvider/7        | https://save.example/Member/PaymentProvider/7/ok  | https://save.example/Member/PaymentProvider/7 | yes
    another page of ours leads here                  | /Member/PaymentProvider/7        | https://save.example/Member/FAQ                   | https://save.example/Member/PaymentProvider/7 | no
    a relative address is taken from the root        | pay/7                            | https://save.example/Member/pay/7                 | https://save.example/pay/7                    | no
  `,
  decide: async ({ 'sent to': address, 'came from': referrer }) => {
    const { snapshot, submit, pay } = await openCheckout(order, billing)
    await submit()
    await pay.answer(address)
    const sentTo = snapshot().context.openOrder?.sentTo
    return { 'address that is kept': sentTo, settled: cameFromProvider(referrer, sentTo) }
  },
})
