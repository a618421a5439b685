import { text } from '../../testing/cells.ts'
import { table } from '../../testing/table.ts'
import { slugOf } from './slug.rules.ts'

export const slugs = table({
  title: 'What is the slug of a name?',
  given: { name: text },
  answers: { slug: text },
  rows: `
    id               | case                                          | name                | slug
    ROUTE-24         | an accent is removed                          | Café                | cafe
    ROUTE-24         | several accents on one letter are removed     | Ấn                  | an
    ROUTE-24, OQ-012 | letters without a plain form are spelled out  | Groß & Søn, Æther   | gross-son-aether
    ROUTE-24, OQ-012 | every letter without a plain form             | Œuvre Đà Łódź Þór Ð | oeuvre-da-lodz-thor-d
    ROUTE-24, OQ-012 | a letter without a plain form, with an accent | Ǽlfric Ǿst          | aelfric-ost
    ROUTE-25         | capitals are lowered                          | WICKERBY Home       | wickerby-home
    ROUTE-26         | an apostrophe leaves nothing                  | O'Hara's            | oharas
    ROUTE-26         | an ampersand leaves nothing                   | Nook & Larder       | nook-larder
    ROUTE-26         | a full stop leaves nothing                    | St. Ives Co.        | st-ives-co
    ROUTE-26, OQ-012 | a hyphen is punctuation                       | Bed-Time            | bedtime
    ROUTE-27         | a space becomes a hyphen                      | Spindle Cycles      | spindle-cycles
    ROUTE-27, OQ-012 | a run of spaces becomes one                   | Spindle   Cycles    | spindle-cycles
    ROUTE-27, OQ-012 | none before the first or after the last       | & Spindle &         | spindle
    ROUTE-26         | punctuation alone leaves an empty slug        | !!!                 |
    ROUTE-25         | digits stay                                   | 24 Hours            | 24-hours
  `,
  decide: ({ name }) => ({ slug: slugOf(name) }),
})
