/** A benefit, the cost of giving up salary for it, and the statements. */
import {
  ChoicesWire,
  ChoiceWire,
  choicesPath,
  memberBenefitsPath,
  memberWellnessPath,
  StatementWire,
} from '@save/api-adapter/wire'
import {
  bandFigures,
  type Choice,
  choiceMessages,
  choiceView,
  hasChoice,
  isTooMuch,
  orderMessages,
  type Sacrifice,
  sacrificeAmountIn,
  sacrificeView,
} from '@save/domain/benefits'
import { formatPounds, sumOf } from '@save/domain/kernel'
import { statementsMessages } from '@save/domain/statements'
import { tooMuchOf } from '../../site/explain/explain-choice.ts'
import { idsOfJourney } from '../../site/explain/ids-of-offers.ts'
import { readOnce } from '../../site/explain/read-case.ts'
import { type Expected, isAt, partAfter, type Seen } from '../expected.ts'
import { memberIn } from './savings.ts'
import { workingPlaces } from './workings.ts'

/** The steps of the working that lead to each figure of the comparison, and its rule. */
const figures = {
  amount: { steps: [0, 0], ids: ['SALSAC-01', 'CHOICE-09'] },
  benefitInKind: { steps: [0, 1], ids: ['SALSAC-03'] },
  annualSaving: { steps: [1, 4], ids: ['SALSAC-04'] },
  savingPercent: { steps: [4, 5], ids: ['SALSAC-05'] },
  monthlyCost: { steps: [5, 6], ids: ['SALSAC-06'] },
} as const

export function sacrificePlaces(seen: Seen): readonly Expected[] {
  const id = partAfter('/Choice/SalarySacrifice/', seen.path)
  const choice = id === undefined ? undefined : choiceIn(id, seen)
  const amount = sacrificeAmountIn(seen.path.split('/')[4] ?? '')
  if (choice === undefined || amount === undefined) return []
  const sacrifice: Sacrifice = { amount, benefitInKindValue: choice.benefitInKindValue }
  const { rows, bands, workings } = sacrificeView(sacrifice, seen.configuration.choiceRates)
  return [
    ...rows.flatMap(({ figure, label, values }) =>
      [...new Set(values)].map((text) => {
        const { steps, ids } = figures[figure]
        const own = bands.flatMap((band, place) =>
          values[place] === text ? [{ band, place }] : [],
        )
        const because = (workings[own[0]?.place ?? 0]?.steps ?? [])
          .slice(...steps)
          .map(({ words, formula, result }) => `${words}: ${formula} = ${result}`)
        return {
          what: `${label}, ${own.map(({ band }) => band.toLowerCase()).join(' and ')}`,
          shows: text,
          because: because.length > 0 ? because : ['The amount in the address, for a year'],
          ids,
          text,
          near: label,
        }
      }),
    ),
    {
      what: 'What is agreed to be given up',
      shows: formatPounds(amount),
      because: ['The amount in the address, for a year'],
      ids: ['SALSAC-10', 'SALSAC-11'],
      text: orderMessages.ours.declaration(amount),
    },
    {
      what: orderMessages.completeOrder,
      shows: 'sends the order once everything in the form is right',
      because: ['A payroll number, a valid NI number, and the declaration accepted'],
      ids: ['SALSAC-12', 'SALSAC-19', 'SALSAC-20', 'SALSAC-21'],
      text: orderMessages.completeOrder,
    },
    ...workings.flatMap(({ band, steps }) =>
      workingPlaces(
        [
          {
            title: band,
            lines: steps.map(({ formula, result }) => ({ label: formula, value: result })),
          },
        ],
        (_, place) => ({
          what: `${steps[place]?.words.split(' = ')[0]}, ${band.toLowerCase()}`,
          because: [steps[place]?.words ?? ''],
          ids: idsOfStep(place),
        }),
      ),
    ),
  ]
}

/** The rules of a step of the working: of the figure that it leads to. */
const idsOfStep = (place: number): readonly string[] =>
  Object.values(figures).find(({ steps: [from, to] }) => from <= place && place < to)?.ids ?? []

export function choicePlaces(seen: Seen): readonly Expected[] {
  const id = partAfter('/Choice/', seen.path)
  const choice = id === undefined ? undefined : choiceIn(id, seen)
  if (choice === undefined) return []
  return [...journeyPlaces(choice, seen), ...amountPlaces(choice, seen)]
}

/** How it is taken, and whether the member has it. */
function journeyPlaces(choice: Choice, seen: Seen): readonly Expected[] {
  const { heading, text } = choiceView(choice).journey
  const member = memberIn(seen)
  return [
    ...[heading, text].map((words) => ({
      what: 'How it is taken',
      shows: words,
      because: [`Its journey type is ${choice.journeyType}`],
      ids: idsOfJourney(choice),
      text: words,
    })),
    ...(member !== undefined && hasChoice(member, choice.id)
      ? [
          {
            what: 'What the member has already',
            shows: 'this benefit',
            because: ['The member’s own choices have this one, and it is not cancelled'],
            ids: ['OQ-091'],
            text: choiceMessages.ours.haveAlready,
          },
        ]
      : []),
  ]
}

function amountPlaces(choice: Choice, seen: Seen): readonly Expected[] {
  const amount = sacrificeAmountIn(seen.typed('amount') ?? '')
  if (amount === undefined) return []
  const { tooMuch } = choiceMessages.ours
  if (isTooMuch(amount)) return [{ ...tooMuchOf(formatPounds(amount)), text: tooMuch }]
  const sacrifice = { amount, benefitInKindValue: choice.benefitInKindValue }
  const { choiceRates } = seen.configuration
  const { workings } = sacrificeView(sacrifice, choiceRates)
  return (['basic', 'higher'] as const).flatMap((band, place) => {
    const rates = choiceRates[band]
    if (rates === undefined) return []
    const cost = formatPounds(bandFigures(sacrifice, rates).monthlyCost)
    const steps = workings[place]?.steps ?? []
    return [
      {
        what: `A month, ${workings[place]?.band}`,
        shows: cost,
        because: steps.map(({ words, formula, result }) => `${words}: ${formula} = ${result}`),
        ids: ['SALSAC-06', 'SALSAC-04', 'SALSAC-03'],
        text: choiceMessages.ours.costs[band](cost),
      },
    ]
  })
}

export const choiceIn = (id: string, { answers }: Seen): Choice | undefined =>
  readOnce(ChoiceWire, answers.get(`${choicesPath}/${encodeURIComponent(id)}`)) ??
  readOnce(ChoicesWire, answers.get(choicesPath))?.find((choice) => choice.id === id)

export function statementPlaces(seen: Seen): readonly Expected[] {
  const isReward = isAt('/Home/TotalRewardStatement', seen)
  if (!isReward && !isAt('/Home/TotalWellnessStatement', seen)) return []
  const path = isReward ? memberBenefitsPath : memberWellnessPath
  const items = readOnce(StatementWire, seen.answers.get(path))
  if (items === undefined) return []
  const total = formatPounds(sumOf(items.map(({ value }) => value)))
  return [
    ...items.map(({ name, value }) => ({
      what: name,
      shows: formatPounds(value),
      because: [`As the server gives it: GET ${path}`],
      ids: ['STMT-06', 'CONST-01'],
      text: formatPounds(value),
      near: name,
    })),
    {
      what: statementsMessages.ours.total,
      shows: total,
      because: [items.map(({ value }) => formatPounds(value)).join(' + '), `= ${total}`],
      ids: ['STMT-07', 'OQ-128'],
      text: total,
      near: statementsMessages.ours.total,
    },
  ]
}
