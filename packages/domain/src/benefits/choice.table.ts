import { ChoiceId, joinPresent } from '../kernel/index.ts'
import { exampleChoice, tabWith } from '../testing/benefit-examples.ts'
import { count, named, orNone, quoted, text, yesNo } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { choiceCards, choiceView, heldView } from './benefits.selectors.ts'
import { journeyTypes } from './choice.schema.ts'

const image = orNone(text, '(default)')

export const choiceImages = table({
  title: 'Which image does a choice have?',
  given: { logo: orNone(quoted, '(missing)') },
  answers: { card: image, details: image },
  rows: `
    id         | case                     | logo      | card      | details
    BENEFIT-04 | its own logo             | "/7.svg"  | /7.svg    | /7.svg
    BENEFIT-04 | without one, the default | (missing) | (default) | (default)
    BENEFIT-04 | a blank one is none      | " "       | (default) | (default)
  `,
  decide: ({ logo }) => {
    const { choiceLogo: _, ...withoutLogo } = exampleChoice
    const choice = logo === undefined ? withoutLogo : { ...exampleChoice, choiceLogo: logo }
    const [card] = choiceCards({ ...tabWith(1), choices: [choice] }, 1)
    return { card: card?.image, details: choiceView(choice).image }
  },
})

export const benefitsHeld = table({
  title: 'How does a choice’s page describe the benefit that the member already has?',
  given: {
    held: named({ yes: [false], cancelled: [true], 'cancelled, and again': [true, false], no: [] }),
    status: orNone(text, '(missing)'),
    'sees My Benefits': yesNo,
  },
  answers: { says: orNone(text, '(nothing)') },
  rows: `
    id   | case                                   | held                 | status            | sees My Benefits | says
    ours | in force: another order changes it     | yes                  | Active            | yes              | In your benefits: Active. See it in My Account. To change its amount, order it again.
    ours | not approved yet: an order is refused  | yes                  | Awaiting approval | yes              | In your benefits: Awaiting approval. See it in My Account.
    ours | the server gives no status             | yes                  | (missing)         | yes              | In your benefits. See it in My Account.
    ours | My Account does not show it            | yes                  | Active            | no               | In your benefits: Active. To change its amount, order it again.
    ours | cancelled                              | cancelled            | Active            | yes              | (nothing)
    ours | cancelled once, and ordered again      | cancelled, and again | Awaiting approval | yes              | In your benefits: Awaiting approval. See it in My Account.
    ours | never ordered                          | no                   | Active            | yes              | (nothing)
  `,
  decide: ({ held, status, 'sees My Benefits': canSeeMyBenefits }) => {
    const { id, name } = exampleChoice
    const choices = held.map((isCancelled) => ({
      ...{ id, name, isCancelled },
      ...(status !== undefined && { status }),
    }))
    const another = { id: ChoiceId.make('another'), name, isCancelled: false }
    const member = { ...exampleMember, choices: [another, ...choices], canSeeMyBenefits }
    const view = heldView(member, id)
    return { says: view && joinPresent([view.status, view.seeIt, view.orderAgain], ' ') }
  },
})

export const journeyNumbers = table({
  title: 'Which number does each journey have?',
  given: {
    journey: named({
      DirectLinkJourney: 'directLink',
      NoExternalSupplierJourney: 'noExternalSupplier',
      BasicSupplierJourney: 'basicSupplier',
    }),
  },
  answers: { type: count },
  rows: `
    id      | journey                   | type
    DATA-13 | DirectLinkJourney         | 50
    DATA-13 | NoExternalSupplierJourney | 100
    DATA-13 | BasicSupplierJourney      | 200
  `,
  decide: ({ journey }) => ({ type: journeyTypes[journey] }),
})

export const choiceJourneys = table({
  title: 'Which journey does a choice take?',
  given: { type: count, address: text },
  answers: {
    label: text,
    section: text,
    link: orNone(text, ''),
    'link address': orNone(text, ''),
    'amount entry': yesNo,
  },
  rows: `
    id                               | case                          | type | address               | label            | section                  | link               | link address          | amount entry
    BENEFIT-05, CHOICE-03, CHOICE-04 | direct link                   | 50   | https://larch.example | Direct Saving    | Get this benefit         | Visit the provider | https://larch.example | no
    BENEFIT-05, CHOICE-03, CHOICE-04 | no external supplier          | 100  | https://larch.example | Salary Sacrifice | How it works             |                    |                       | yes
    BENEFIT-05, CHOICE-03, CHOICE-04 | basic supplier                | 200  | https://larch.example | Salary Sacrifice | Choose from the supplier | Visit the supplier | https://larch.example | yes
    BENEFIT-05                       | an unknown type               | 300  | https://larch.example | Salary Sacrifice | How it works             |                    |                       | yes
    BENEFIT-05                       | no type                       | 0    | https://larch.example | Salary Sacrifice | How it works             |                    |                       | yes
    BENEFIT-05                       | one below direct link         | 49   | https://larch.example | Salary Sacrifice | How it works             |                    |                       | yes
    OQ-031                           | a supplier without an address | 200  |                       | Salary Sacrifice | Choose from the supplier |                    |                       | yes
    OQ-031                           | a provider without an address | 50   |                       | Direct Saving    | Get this benefit         |                    |                       | no
    OQ-031                           | a program, not an address     | 50   | javascript:alert(1)   | Direct Saving    | Get this benefit         |                    |                       | no
    OQ-031                           | a path of this origin         | 50   | /Offers               | Direct Saving    | Get this benefit         | Visit the provider | /Offers               | no
  `,
  decide: ({ type, address }) => {
    const view = choiceView({
      ...exampleChoice,
      journeyType: type,
      externalProviderLink: address,
    })
    const { heading, link } = view.journey
    return {
      label: view.label,
      section: heading,
      link: link?.text,
      'link address': link?.href,
      'amount entry': view.hasAmountEntry,
    }
  },
})
