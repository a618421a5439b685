import { leftOutOf } from '@save/domain/kernel'
import { type Cell, count as countCell, named, text } from '@save/domain/testing/cells'
import { table } from '@save/domain/testing/table'
import { Effect, Schema } from 'effect'
import { items, list } from './absent.wire.ts'
import { decoderOf } from './decoder.wire.ts'
import { idText } from './id.wire.ts'
import { LeftOut } from './left-out.ts'
import { money } from './money.wire.ts'
import type { Wire } from './record.wire.ts'
import {
  count,
  depth,
  fraction,
  offered,
  percent,
  quantity,
  text as textWire,
} from './scalar.wire.ts'

/** JSON in the server's spelling: 2, "2", null. */
const json: Cell<string> = { ...text, hint: 'JSON, such as 2 or "2"' }

const kinds: Cell<Wire<unknown>> = named({
  count: count as Wire<unknown>,
  quantity: quantity as Wire<unknown>,
  depth: depth as Wire<unknown>,
  fraction: fraction as Wire<unknown>,
  percent: percent as Wire<unknown>,
  offered: offered as Wire<unknown>,
  money: money as Wire<unknown>,
  id: idText as Wire<unknown>,
  text: textWire as Wire<unknown>,
})

export const readings = table({
  title: 'What does a value from the server mean?',
  ids: ['OQ-143'],
  given: { kind: kinds, written: json },
  answers: { read: json },
  rows: String.raw`
    id               | case                                    | kind     | written            | read
    DATA-23          | two of a voucher                        | quantity | 2                  | 2
    DATA-23          | two as text                             | quantity | "2"                | (unreadable)
    DATA-23          | none of a voucher                       | quantity | 0                  | 0
    DATA-23          | one and a half vouchers                 | quantity | 1.5                | (unreadable)
    DATA-23          | less than no voucher                    | quantity | -1                 | (unreadable)
    DATA-23          | the most of one voucher                 | quantity | 1000               | 1000
    DATA-23          | one more than that                      | quantity | 1001               | (unreadable)
    DATA-25          | a count                                 | count    | 63                 | 63
    DATA-25          | a count as text                         | count    | "63"               | (unreadable)
    DATA-25          | a count with a fraction                 | count    | 0.5                | (unreadable)
    DATA-25          | a negative count                        | count    | -1                 | (unreadable)
    DATA-25          | a count that no page can have           | count    | 1e300              | (unreadable)
    DATA-25          | a switch                                | count    | true               | (unreadable)
    DATA-21          | the deepest sub-category                | depth    | 20                 | 20
    DATA-21          | one below it                            | depth    | 21                 | (unreadable)
    DATA-16, OQ-039  | a discount of five percent              | fraction | 0.05               | 0.05
    DATA-16, OQ-039  | five percent as text                    | fraction | "0.05"             | (unreadable)
    DATA-16, OQ-039  | nothing off                             | fraction | 0                  | 0
    DATA-16, OQ-039  | everything off                          | fraction | 1                  | 1
    DATA-16, OQ-039  | more than everything off                | fraction | 1.0001             | (unreadable)
    DATA-16, OQ-039  | percent in place of a fraction          | fraction | 5                  | (unreadable)
    DATA-16, OQ-039  | a surcharge                             | fraction | -0.05              | (unreadable)
    DATA-16, OQ-039  | a discount with a percent sign          | fraction | "5%"               | (unreadable)
    DATA-12, OQ-039  | a benefit taxed in full                 | percent  | 100                | 100
    DATA-12, OQ-039  | a benefit taxed beyond its value        | percent  | 100.01             | (unreadable)
    DATA-12, OQ-039  | a benefit taxed below nothing           | percent  | -1                 | (unreadable)
    DATA-10, DATA-19 | cashback of seven and a half            | offered  | 7.5                | 7.5
    DATA-10, DATA-19 | cashback of less than nothing           | offered  | -5                 | (unreadable)
    CONST-01         | pounds                                  | money    | 1284.6             | 128460
    CONST-01         | pounds as text                          | money    | "1284.60"          | (unreadable)
    CONST-01         | a debt                                  | money    | -5                 | -500
    CONST-01         | the most pounds                         | money    | 1000000000         | 100000000000
    CONST-01         | a penny more                            | money    | 1000000000.01      | (unreadable)
    CONST-01         | no pounds                               | money    | null               | (unreadable)
    DATA-11, DATA-12 | an id of digits                         | id       | 1061               | "1061"
    DATA-11, DATA-12 | an id of letters                        | id       | "dental-plan"      | "dental-plan"
    DATA-11, DATA-12 | the largest number that is held exactly | id       | 9007199254740991   | "9007199254740991"
    DATA-11, DATA-12 | the next has become another one         | id       | 9007199254740993   | (unreadable)
    DATA-11, DATA-12 | the same as text is kept as written     | id       | "9007199254740993" | "9007199254740993"
    DATA-11, DATA-12 | an id that is not whole                 | id       | 1.5                | (unreadable)
    DATA-11, DATA-12 | a text with a point is kept as written  | id       | "1.5"              | "1.5"
    DATA-11, DATA-12 | half a character breaks an address      | id       | "a\ud800"          | (unreadable)
    DATA-11, DATA-12 | a whole one does not                    | id       | "a😀"               | "a😀"
    DATA-11, DATA-12 | a blank id                              | id       | " "                | (unreadable)
    DATA-11, DATA-12 | a step that an address drops            | id       | "."                | (unreadable)
    DATA-11, DATA-12 | a step up in an address                 | id       | ".."               | (unreadable)
    DATA-11, DATA-12 | three dots are a name                   | id       | "..."              | "..."
    DATA-11, DATA-12 | no id                                   | id       | null               | (unreadable)
    DATA-04          | a house number                          | text     | 14                 | "14"
    DATA-04          | half a character in a text              | text     | "a\ud800"          | "a�"
    DATA-04          | no text                                 | text     | {}                 | (unreadable)
  `,
  decide: ({ kind, written }) => ({
    read: Effect.runSync(
      Effect.match(decoderOf(kind)(JSON.parse(written)), {
        onSuccess: (value) => JSON.stringify(value),
        onFailure: () => '(unreadable)',
      }),
    ),
  }),
})

const Item = Schema.Struct({ Id: idText, Amount: money })

export const listFaults = table({
  title: 'What does a list show when the server sends a malformed item?',
  ids: ['OQ-143'],
  given: { items: json },
  answers: { shown: json, 'left out': countCell, 'the host counts': json, 'if essential': text },
  rows: `
    id      | case                        | items                                                                                            | shown         | left out | the host counts | if essential
    DATA-07 | all are sound               | [{"Id": 1, "Amount": 2}, {"Id": 2, "Amount": 3}]                                                 | ["1","2"]     | 0        | []              | the same
    DATA-07 | one without an id           | [{"Amount": 2}, {"Id": 2, "Amount": 3}]                                                          | ["2"]         | 1        | ["Id"]          | the same
    DATA-07 | one whose id is not exact   | [{"Id": 9007199254740993, "Amount": 2}, {"Id": 2, "Amount": 3}]                                  | ["2"]         | 1        | ["Id"]          | the same
    DATA-07 | one whose amount is a word  | [{"Id": 1, "Amount": "two"}, {"Id": 2, "Amount": 3}]                                             | ["2"]         | 1        | ["Amount"]      | the same
    DATA-07 | one that is null            | [null, {"Id": 2, "Amount": 3}]                                                                   | ["2"]         | 1        | ["(answer)"]    | the same
    DATA-07 | two of three                | [{"Id": 1.5, "Amount": 2}, 7, {"Id": 3, "Amount": 3}]                                            | ["3"]         | 2        | ["Id","(answer)"] | the same
    DATA-07 | none is sound               | [{}, 7]                                                                                          | []            | 2        | ["Id","(answer)"] | malformed at [0].Id
    DATA-07 | numbers in place of records | [1, 2, 3]                                                                                        | []            | 3        | ["(answer)","(answer)","(answer)"] | malformed at [0]
    DATA-07 | there are none              | []                                                                                               | []            | 0        | []              | the same
    DATA-07 | more than are drawn at once | [{"Id": 1, "Amount": 2}, {"Id": 2, "Amount": 3}, {"Id": 3, "Amount": 3}, {"Id": 4, "Amount": 3}] | ["1","2","3"] | 1        | ["(too many)"]  | the same
    DATA-07 | too many, and one is wrong  | [{}, {"Id": 1, "Amount": 2}, {"Id": 2, "Amount": 3}, {"Id": 3, "Amount": 3}, {"Id": 4, "Amount": 3}] | ["1","2","3"] | 2        | ["Id","(too many)"]  | the same
    DATA-07 | no list is an empty one     | null                                                                                             | []            | 0        | []              | malformed at (answer)
  `,
  decide: ({ items: written }) => {
    const counted: string[] = []
    const answer = JSON.parse(written)
    const read = decoderOf(Schema.Struct({ Items: list(Item, 3) }))({ Items: answer })
    const { Items } = Effect.runSync(
      Effect.provideService(read, LeftOut, (at) => void counted.push(at)),
    )
    return {
      shown: JSON.stringify(Items.map(({ Id }) => Id)),
      'left out': leftOutOf(Items),
      'the host counts': JSON.stringify(counted),
      'if essential': Effect.runSync(
        Effect.match(decoderOf(items(Item, 3))(answer), {
          onSuccess: (essential) =>
            JSON.stringify([...essential, leftOutOf(essential)]) ===
            JSON.stringify([...Items, leftOutOf(Items)])
              ? 'the same'
              : 'another',
          onFailure: (failure) =>
            failure._tag === 'Malformed' ? `malformed at ${failure.at}` : failure._tag,
        }),
      ),
    }
  },
})
