import {
  type BenefitsPort,
  type CancelAnswer,
  type Choice,
  choiceMessages,
  complaintsAboutOrder,
  hasAmountEntry,
  isSacrificeAmount,
  mayCancel,
  type OrderAnswer,
  type SalarySacrificeOrder,
  type Tab,
} from '@save/domain/benefits'
import type { ChoiceId } from '@save/domain/kernel'
import type { Member, MemberChoice } from '@save/domain/member'
import type { Catalogue } from '../world/catalogue.ts'
import { logged } from '../world/logged-visits.ts'
import { memoizeWeak } from '../world/memoize-weak.ts'
import { todayIn } from '../world/today.ts'
import { whenFound, whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'
import { standInBenefitsMessages } from './benefits.messages.ts'

export const memoryBenefits = (world: World, visit: Visit): BenefitsPort => {
  const benefits = benefitsOf(world.catalogue)
  return {
    readTab: (id) => whenFound(visit, () => benefits.tabs.get(id)),
    readChoice: (id) => whenFound(visit, () => benefits.choices.get(id)),
    readChoices: () => whenSignedIn(visit, () => benefits.all),
    placeOrder: (order) =>
      whenFound(visit, () => {
        const choice = benefits.choices.get(order.choiceId)
        return choice && answerTo(world, choice, order)
      }),
    cancelChoice: (id) => whenFound(visit, () => cancelled(world, id)),
    logVisit: (id) =>
      whenFound(visit, () => {
        if (!benefits.choices.has(id)) return undefined
        logged(world, { to: 'provider', choice: id })
        return true
      }),
  }
}

/** A list has no details pages: each choice has its own request (OQ-053). */
const withoutDetails = (tab: Tab): Tab => ({
  ...tab,
  choices: tab.choices.map(({ detailsPageFullHtml: _, ...choice }) => choice),
})

const benefitsOf = memoizeWeak(({ tabs }: Catalogue) => {
  const choices = new Map(tabs.flatMap((tab) => tab.choices).map((choice) => [choice.id, choice]))
  return {
    tabs: new Map(tabs.map((tab) => [tab.id, withoutDetails(tab)])),
    choices,
    all: [...choices.values()],
  }
})

function answerTo(world: World, choice: Choice, order: SalarySacrificeOrder): OrderAnswer {
  const messages = complaintsAbout(world.state.member, choice, order)
  if (messages.length > 0) return { answer: 'refused', messages }
  placeOrder(world, choice)
  return { answer: 'ordered' }
}

const { orderedAlready, noSalarySacrifice, awaitingApproval } = standInBenefitsMessages

/** Checks the form's own rules first, then those that need the server. */
const complaintsAbout = (member: Member, choice: Choice, order: SalarySacrificeOrder) => [
  ...Object.values(complaintsAboutOrder(order)),
  ...(isSacrificeAmount(order.salarySacrificeAmount) ? [] : [choiceMessages.wrongAmount]),
  ...(hasAmountEntry(choice) ? [] : [noSalarySacrifice]),
  ...(isAwaitingApproval(member, choice.id) ? [orderedAlready] : []),
]

/** True if the same order was already placed. Members may order a benefit that they have (OQ-091). */
const isAwaitingApproval = ({ choices }: Member, id: ChoiceId): boolean =>
  choices.some(
    (choice) => choice.id === id && !choice.isCancelled && choice.status === awaitingApproval,
  )

/** Puts the order first and drops an earlier one: a member has each choice at most once. */
function placeOrder(world: World, { id, name }: Choice): void {
  const ordered: MemberChoice = {
    id,
    name,
    creationDate: todayIn(world),
    status: awaitingApproval,
    isCancelled: false,
  }
  const others = world.state.member.choices.filter((other) => other.id !== id)
  changeChoices(world, [ordered, ...others])
}

/** Cancelling twice has no further effect. A choice that the member never had can't be cancelled. */
function cancelled(world: World, id: ChoiceId): CancelAnswer | undefined {
  const { choices } = world.state.member
  if (!choices.some((choice) => choice.id === id)) return undefined
  if (mayCancel(world.state.member, id)) {
    const cancellation = {
      cancellationDate: todayIn(world),
      status: standInBenefitsMessages.cancelled,
      isCancelled: true,
    }
    changeChoices(
      world,
      choices.map((choice) =>
        choice.id === id && !choice.isCancelled ? { ...choice, ...cancellation } : choice,
      ),
    )
  }
  return { member: world.state.member }
}

const changeChoices = (world: World, choices: Member['choices']): void =>
  world.change({ member: { ...world.state.member, choices } })
