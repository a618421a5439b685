import { orNone, text, yesNo } from '../../testing/cells.ts'
import { table } from '../../testing/table.ts'
import { folded, isNamedLike, markedIn } from './folding.rules.ts'

export const findings = table({
  title: 'Does this text find this name?',
  given: { name: text, typed: text },
  answers: { found: yesNo, marked: orNone(text, '(not found)') },
  rows: `
    id     | case                                            | name              | typed             | found | marked
    DIR-28 | a part, whatever the letter case                | Zielinski Books   | SKI B             | yes   | ski B
    ours   | a phone's apostrophe for a printer's            | Zielinski’s       | zielinski's       | yes   | Zielinski’s
    ours   | a printer's apostrophe for a phone's            | Zielinski's       | zielinski’s       | yes   | Zielinski's
    ours   | no apostrophe                                   | Zielinski’s       | zielinskis        | yes   | Zielinski’s
    ours   | no accent                                       | Ostravík          | ostravik          | yes   | Ostravík
    ours   | a letter without a plain form                   | Søn & Łódź        | son & lodz        | yes   | Søn & Łódź
    ours   | an accent that the name lacks                   | Ostravik          | ostravík          | yes   | Ostravik
    ours   | “and” for an ampersand                          | Tallow & Thread   | tallow and thread | yes   | Tallow & Thread
    ours   | an ampersand for “and”                          | Tallow and Thread | tallow & thread   | yes   | Tallow and Thread
    ours   | an ampersand without spaces                     | Tallow & Thread   | tallow&thread     | yes   | Tallow & Thread
    ours   | part of “and”                                   | Tallow & Thread   | tallow an         | yes   | Tallow &
    ours   | a space for a hyphen                            | Bed-Time          | bed time          | yes   | Bed-Time
    ours   | nothing for a hyphen                            | Bed-Time          | bedtime           | yes   | Bed-Time
    ours   | a hyphen for nothing                            | Bedtime           | bed-time          | yes   | Bedtime
    ours   | a long dash for a hyphen                        | Bed-Time          | bed–time          | yes   | Bed-Time
    ours   | two spaces for one                              | Cooper Yard       | cooper  yard      | yes   | Cooper Yard
    ours   | no full stop                                    | St. Ives          | st ives           | yes   | St. Ives
    ours   | a sign alone is found where it stands           | Tallow & Thread   | &                 | yes   | &
    ours   | a hyphen alone is found where it stands         | Bed-Time          | -                 | yes   | -
    ours   | a hyphen alone is not found where there is none | Bedtime           | -                 | no    | (not found)
    ours   | a wide ampersand | Tallow＆Thread | tallow and thread | yes | Tallow＆Thread
    DIR-28 | another name                                    | Tallow & Thread   | tallow thread     | no    | (not found)
    DIR-28 | a letter that is not in it                      | Cooper            | coopers           | no    | (not found)
  `,
  decide: ({ name, typed }) => {
    const mark = markedIn(name, typed)
    return {
      found: isNamedLike(folded(name), folded(typed)),
      marked: mark && name.slice(mark.from, mark.to),
    }
  },
})
