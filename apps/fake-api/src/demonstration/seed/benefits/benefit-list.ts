// biome-ignore-all lint/style/noExcessiveLinesPerFile: it is one list.
/** The employer's benefits by tab. */
import type { Benefit } from './benefit.ts'
import { courses } from './course-list.ts'

interface BenefitTab {
  readonly id: number
  readonly name: string
  readonly benefits: readonly Benefit[]
}

type Row = readonly [
  name: string,
  journey: Benefit['journey'],
  art: string,
  about: string,
  inKind?: number,
]

/** `art` is a drawing, a shop's logo or a provider's mark: 'tooth', 'retailers/1117'; '-' for none. */
const pictureOf = (art: string): string | undefined =>
  art === '-' ? undefined : `/images/${art.includes('/') ? art : `choices/${art}`}.svg`

const tab = (id: number, name: string, firstId: number, rows: readonly Row[]): BenefitTab => ({
  id,
  name,
  benefits: rows.map(([benefit, journey, art, about, inKind], index) => ({
    id: firstId + index,
    name: benefit,
    journey,
    picture: pictureOf(art),
    about,
    ...(inKind !== undefined && { inKind }),
  })),
})

/**
 * A zero-emission car is taxed on its cash equivalent, however much salary is given up for it: list price £30,375.00 ×
 * 4 % (the percentage for 2026-27) = £1,215.00 a year. Leased for £4,860.00 of salary a year, like the family car on
 * its details page, that is £1,215.00 ÷ £4,860.00 = 25 % of the amount.
 */
const electricCarKind = 25

/**
 * Salary given up for a benefit is taxed like pay (100). Pension, cycle, workplace nursery and bought leave are exempt
 * by law (0), and low-emission cars are taxed less. Shares of an approved plan are bought before tax and National
 * Insurance (0). A benefit paid from taxed pay is a direct saving.
 */
export const benefitTabs: readonly BenefitTab[] = [
  tab(12, 'Health & Wellbeing', 120, [
    [
      'Dental plan',
      'supplier',
      'tooth',
      'Check-ups, hygienist visits and treatment, paid back to you within ten days.',
      100,
    ],
    [
      'Eye care',
      'direct',
      'eye',
      'An eye test every year and money towards glasses or contact lenses.',
    ],
    [
      'Gym membership',
      'direct',
      'weights',
      'Members’ prices at 2,400 gyms, pools and studios, with no joining fee.',
      100,
    ],
    [
      'Health cash plan',
      'supplier',
      'heart',
      'Claim back what you spend on physiotherapy, prescriptions and much else.',
      100,
    ],
    [
      'Private medical cover',
      'supplier',
      'cross',
      'Treatment without the wait, for you or for your whole family.',
      100,
    ],
    [
      'Health assessment',
      'none',
      'pulse',
      'Two hours with a doctor, and a report that tells you what to do next.',
      100,
    ],
    ['Flu vaccination', 'direct', 'drop', 'A voucher for a pharmacy near you, every autumn.'],
    ['Sleep course', 'direct', 'moon', 'Six weeks, ten minutes an evening, on your phone.'],
    [
      'Yoga and meditation classes',
      'direct',
      'providers/2',
      'Live classes every morning and a library for the rest of the day.',
    ],
    [
      'Talking to somebody',
      'direct',
      'chat',
      'A counsellor by telephone, by video or in a room, at any hour.',
    ],
    [
      'Physiotherapy at home',
      'direct',
      '-',
      'An assessment by video within two days, then exercises to suit.',
    ],
    ['Hearing check', 'direct', 'ear', 'Free checks, and members’ prices on hearing aids.'],
    [
      'Critical illness cover',
      'supplier',
      'umbrella',
      'A sum paid at once when it is needed most.',
      100,
    ],
    [
      'Oakapple Pharmacy account',
      'direct',
      'retailers/1187',
      'Repeat prescriptions by post and a tenth off the rest.',
    ],
  ]),
  tab(14, 'Travel & Technology', 140, [
    [
      'Cycle to work',
      'supplier',
      'bike',
      'Hire a bicycle and its accessories through your salary, then buy them at the end.',
      0,
    ],
    [
      'Home computing',
      'supplier',
      'laptop',
      'A laptop, a tablet or a television, for salary over three years.',
      100,
    ],
    [
      'Electric car',
      'supplier',
      'car',
      'Lease a new electric car through your salary.',
      electricCarKind,
    ],
    [
      'Airport parking',
      'direct',
      'sun',
      'A quarter off at 28 airports, and free changes to your booking.',
    ],
    [
      'Drumlin Travel club',
      'direct',
      'retailers/1117',
      'Members’ prices on rail holidays, and a person to plan them with.',
    ],
    [
      'Rail season ticket loan',
      'direct',
      'train',
      'Borrow the price of a year’s ticket, free of interest, and pay it back from your pay after tax.',
    ],
    [
      'Spindle Cycles servicing',
      'direct',
      'retailers/1075',
      'Two services a year for the price of one.',
    ],
    [
      'Breakdown cover',
      'direct',
      'spanner',
      'Rescue at home and on the road, in any car you drive.',
    ],
    [
      'Mobile phone and tablet',
      'supplier',
      'phone',
      'The newest models, with a plan, for the length of the agreement.',
      100,
    ],
    [
      'Car maintenance plan',
      'none',
      'wheel',
      'Servicing, the annual test and tyres of your own car, for a yearly amount of salary.',
      100,
    ],
    ['Bus pass', 'none', 'bus', 'An annual pass for your region at eleven months’ cost.', 100],
    ['Travel insurance', 'direct', 'globe', 'A year of trips, for one, for two or for the family.'],
    [
      'Car sharing',
      'direct',
      '-',
      'Find a colleague who drives your way, and a space that is kept for you both.',
    ],
    ['Airport lounge card', 'direct', 'plane', 'Somewhere quiet to sit in 90 countries.'],
    ['Electric scooter hire', 'direct', 'bolt', 'Ten rides a month, helmet included.'],
    [
      'Home charger',
      'supplier',
      'plug',
      'A charging point on your wall for your own car, fitted within three weeks.',
      100,
    ],
  ]),
  tab(17, 'Family & Future', 170, [
    [
      'Pension top-up',
      'none',
      'leaf',
      'Put more away each month; the employer adds what it saves.',
      0,
    ],
    ['Life assurance', 'none', 'shield', 'Up to ten times your salary for those you name.', 100],
    [
      'Home insurance',
      'direct',
      'home',
      'Buildings and contents with a tenth off every year, not just the first.',
    ],
    ['Learning library', 'direct', 'book', '40,000 books and talks to borrow on any screen.'],
    [
      'Audiobook subscription',
      'direct',
      'headphones',
      'One book a month to keep, and the rest to borrow.',
    ],
    [
      'Will writing',
      'direct',
      'pen',
      'A will by telephone in an afternoon, checked by a solicitor.',
    ],
    [
      'Childcare account',
      'none',
      'bear',
      'Nursery fees at the workplace nursery, from your salary.',
      0,
    ],
    [
      'Income protection',
      'direct',
      'umbrella',
      'Half your salary for as long as you can’t work, paid for from your pay after tax.',
    ],
    [
      'Buying annual leave',
      'none',
      'calendar',
      'Up to five more days a year, spread over the year.',
      0,
    ],
    ['Mortgage advice', 'direct', 'key', 'An independent adviser, at no fee to you.'],
    ['Pet insurance', 'direct', 'paw', 'Cover for life for cats, dogs and rabbits.'],
    [
      'Savings club',
      'direct',
      'coins',
      'A little of your pay after tax each month, paid out before Christmas.',
    ],
    [
      'Financial coaching',
      'direct',
      '-',
      'Three conversations about what you have and what you want.',
    ],
    [
      'Share plan',
      'none',
      'chart',
      'Buy shares in the company from your salary before tax, and keep them for five years.',
      0,
    ],
    ['Fostering leave and support', 'direct', 'hands', 'Paid leave and somebody to ask.'],
  ]),
  tab(21, 'Learning & Skills', 2101, courses),
  tab(24, 'Home & Everyday', 2401, [
    [
      'Broadband at work prices',
      'direct',
      'signal',
      'Full fibre without a price rise for 24 months.',
    ],
    [
      'Wickerby Home account',
      'direct',
      'retailers/1131',
      'Trade prices on furniture for members who are moving house.',
    ],
    [
      'White goods',
      'supplier',
      'plug',
      'A washing machine or a fridge from your salary, delivered and fitted.',
      100,
    ],
    [
      'Green electricity',
      'direct',
      'bolt',
      'A tariff at cost from turbines that members part-own.',
    ],
    [
      'Solar panels',
      'supplier',
      'sun',
      'A survey, the panels and the fitting, over five years.',
      100,
    ],
    ['Boiler cover', 'direct', 'flame', 'A yearly service and repairs without a call-out fee.'],
    [
      'Garden allotment',
      'none',
      'sprout',
      'A plot behind the depot for a yearly amount of salary, tools included.',
      100,
    ],
    [
      'Plumfield Grocers card',
      'direct',
      'retailers/1089',
      'A card that takes a twentieth off the weekly shop.',
    ],
    ['Window cleaning', 'direct', '-', 'Every eight weeks, at a members’ price.'],
    [
      'Furniture by instalments',
      'supplier',
      'chair',
      'Beds, tables and sofas over 24 months.',
      100,
    ],
    ['Moving house', 'direct', 'box', 'Removal, storage and a solicitor in one agreement.'],
    ['Tool library', 'direct', 'hammer', 'Borrow a drill for a weekend.'],
    [
      'Ironing and laundry',
      'direct',
      'providers/5',
      'Collected from work in the morning and back next day.',
    ],
    [
      'Home security',
      'supplier',
      'lock',
      'Locks, lights and an alarm, fitted by appointment.',
      100,
    ],
    ['Water butt scheme', 'direct', 'drop', 'Half price from your water company.'],
    [
      'Merrybarrow Toys library',
      'direct',
      'retailers/1173',
      'A box of toys each month, and last month’s back.',
    ],
    ['Recipe boxes', 'direct', 'providers/7', 'Dinner for two or four, three evenings a week.'],
    [
      'Second-hand first',
      'direct',
      '-',
      'A noticeboard for members who have too much and members who have too little.',
    ],
  ]),
  tab(28, 'Giving & Community', 2801, [
    [
      'Give as you earn',
      'direct',
      'hands',
      'Gifts to any charity, before tax but not before National Insurance, doubled up to £20.00 a month.',
    ],
    [
      'Pennies from pay',
      'direct',
      'coins',
      'The pence of your pay after tax each month, to the charity of the year.',
    ],
    ['Volunteering days', 'direct', 'calendar', 'Three paid days a year for a cause of your own.'],
    ['Time to read', 'direct', 'book', 'An hour a week with a class at a primary school.'],
    ['Blood donation leave', 'direct', 'drop', 'Paid time off whenever you give.'],
    ['Trees for the valley', 'direct', 'leaf', 'Plant a tree each month with the river trust.'],
    ['Community choir', 'direct', 'note', 'Thursdays at noon, all voices.'],
    ['Food bank collection', 'direct', '-', 'A crate by every entrance, emptied on Fridays.'],
  ]),
]
