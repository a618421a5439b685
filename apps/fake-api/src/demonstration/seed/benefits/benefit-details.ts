/** The details page of a benefit, as HTML. */
import { bullets, escaped, paragraph } from '../content/html.ts'
import type { Random } from '../random.ts'
import type { Benefit } from './benefit.ts'

export function detailsPageOf(benefit: Benefit, random: Random): string {
  if (benefit.name === 'Electric car') return electricCar
  return [
    paragraph(escaped(benefit.about)),
    ...(benefit.journey === 'direct' ? [] : [paragraph(taxOf(benefit))]),
    '<h2>What is included</h2>',
    bullets(random.some(included[benefit.journey], random.wholeNumber(2, 4))),
    ...(random.chance(0.3) ? ['<h2>What it comes to</h2>', priceTable(random)] : []),
    `<h2>${benefit.journey === 'direct' ? 'How to join' : 'Who can apply'}</h2>`,
    `<ol>${random
      .some(steps[benefit.journey], 3)
      .map((step) => `<li>${step}</li>`)
      .join('')}</ol>`,
  ].join('')
}

/** A sentence about the tax that agrees with the benefit's label (BenefitInKindValue). */
const taxOf = ({ inKind = 0 }: Benefit): string =>
  inKind === 0
    ? 'You pay neither income tax nor National Insurance on the salary you give up for it.'
    : 'It is taxed like pay, so you save only National Insurance, and loan repayments if you make them.'

const included: Readonly<Record<Benefit['journey'], readonly string[]>> = {
  direct: [
    'Members’ prices for you and one other person',
    'No joining fee',
    'Cancel with a month’s notice',
    'A telephone line that is answered until 20:00',
    'An app, and a card for those who would rather have one',
  ],
  none: [
    'One amount, taken from your salary in equal parts',
    'Nothing to pay on the first day',
    'You can change it when your circumstances do',
    'Advice from the benefits team, on Tuesdays and Thursdays',
  ],
  supplier: [
    'Delivery to your door',
    'Insurance for the whole term',
    'Cover if you leave, are made redundant or take parental leave',
    'Somebody to ask at the supplier, by name',
    'Repairs and servicing at no extra charge',
  ],
}

const apply: readonly string[] = [
  'You have worked here for three months.',
  'Your pay stays above the National Minimum Wage after the sacrifice.',
  'You are paid through the payroll every four weeks.',
  'You have no order for this benefit waiting for approval.',
]

const steps: Readonly<Record<Benefit['journey'], readonly string[]>> = {
  direct: [
    'Follow the link and say where you work.',
    'Use your work email address, so that they know you.',
    'Pay them directly; nothing is taken from your salary.',
    'Show your card, or the number on your phone.',
  ],
  none: apply,
  supplier: apply,
}

function priceTable(random: Random): string {
  const one = random.wholeNumber(4, 40) * 6
  const row = (label: string, yearly: number) =>
    `<tr><td>${label}</td><td>£${(yearly / 12).toFixed(2)}</td><td>£${yearly}.00</td></tr>`
  return `<table><thead><tr><th scope="col">Cover</th><th scope="col">A month</th><th scope="col">A year</th></tr></thead><tbody>${row('One person', one)}${row('Two people', one * 2 - 12)}${row('Family', one * 3 - 36)}</tbody></table>`
}

const electricCar = [
  '<p>Lease a new electric car through your salary. One monthly figure covers the car, insurance, servicing, tyres, breakdown cover and road tax, and a home charger can be added to the same agreement. You are taxed on a small part of it: 4 % of the car’s list price a year, in the tax year 2026-27.</p>',
  '<h2>What is included</h2>',
  '<ul><li>A new car of your choice, delivered to your door</li><li>Comprehensive insurance for two named drivers</li><li>Servicing, maintenance and tyres for the whole term</li><li>Cover if you leave, are made redundant or take parental leave</li></ul>',
  '<h2>How long it lasts</h2>',
  '<p>Terms run for two, three or four years. At the end you hand the car back, or buy it at the price set on the first day. The annual amount depends on the car and on your mileage:</p>',
  '<table><thead><tr><th scope="col">Mileage</th><th scope="col">Small car</th><th scope="col">Family car</th></tr></thead><tbody><tr><td>5,000</td><td>£2,880.00</td><td>£4,320.00</td></tr><tr><td>10,000</td><td>£3,240.00</td><td>£4,860.00</td></tr><tr><td>15,000</td><td>£3,600.00</td><td>£5,280.00</td></tr></tbody></table>',
  '<h2>Who can apply</h2>',
  '<ol><li>You have worked here for six months.</li><li>Your pay stays above the National Minimum Wage after the sacrifice.</li><li>You hold a full driving licence.</li></ol>',
].join('')
