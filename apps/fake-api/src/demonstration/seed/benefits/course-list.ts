/** The courses of the learning tab: each subject in three formats. */
import type { Benefit } from './benefit.ts'

type Row = readonly [
  name: string,
  journey: Benefit['journey'],
  art: string,
  about: string,
  inKind?: number,
]

const subjects: readonly (readonly [name: string, drawing: string])[] = [
  ['Bookkeeping', 'coins'],
  ['Spanish', 'chat'],
  ['British Sign Language', 'hands'],
  ['First aid', 'cross'],
  ['Pottery', 'pot'],
  ['Creative writing', 'pen'],
  ['Spreadsheets', 'chart'],
  ['Public speaking', 'chat'],
  ['Project management', 'calendar'],
  ['Photography', 'camera'],
  ['Bread making', 'flame'],
  ['Upholstery', 'chair'],
  ['Dressmaking', 'scissors'],
  ['Life drawing', 'pen'],
  ['Garden design', 'sprout'],
  ['Coding', 'laptop'],
  ['Web design', 'laptop'],
  ['Data analysis', 'chart'],
  ['Learning to drive', 'car'],
  ['Coastal navigation', 'compass'],
  ['Bicycle repair', 'bike'],
  ['Family history', 'leaf'],
  ['Astronomy', 'moon'],
  ['Music theory', 'note'],
  ['Piano', 'note'],
  ['Guitar', 'note'],
  ['Singing', 'note'],
  ['Welsh', 'chat'],
  ['French', 'chat'],
  ['German', 'chat'],
  ['Italian', 'chat'],
  ['Urdu', 'chat'],
  ['Polish', 'chat'],
  ['Touch typing', 'laptop'],
  ['Mindfulness', 'leaf'],
  ['Interview skills', 'chat'],
  ['Managing people', 'hands'],
  ['Negotiation', 'hands'],
  ['Carpentry', 'hammer'],
  ['Food hygiene', 'cross'],
  ['Proofreading', 'book'],
  ['Beekeeping', 'sun'],
  ['Watercolour', 'drop'],
  ['Bricklaying', 'home'],
]

const formats: readonly ((subject: string, drawing: string, place: number) => Row)[] = [
  (subject, drawing) => [
    `${subject} for beginners`,
    'direct',
    drawing,
    `Twelve evenings of ${inSentence(subject)} at a college near you, from September or January.`,
  ],
  (subject, _, index) => [
    `${subject} online`,
    'direct',
    index % 4 === 3 ? '-' : `providers/${index % 9}`,
    `Learn ${inSentence(subject)} at your own pace, with a tutor who answers within a day.`,
  ],
  (subject, drawing, index) => [
    index % 5 === 2 ? `Certificate in ${inSentence(subject)}` : `${subject} weekend`,
    index % 5 === 2 ? 'supplier' : 'none',
    index % 6 === 5 ? '-' : drawing,
    index % 5 === 2
      ? `A year of ${inSentence(subject)} with an examination at the end, paid for from your salary.`
      : `Two days of ${inSentence(subject)}, a room and three meals included.`,
    100,
  ],
]

const properNames = /^(Spanish|British|Welsh|French|German|Italian|Urdu|Polish)/

const inSentence = (subject: string) =>
  properNames.test(subject) ? subject : subject.charAt(0).toLowerCase() + subject.slice(1)

const mostCourses = 130

export const courses: readonly Row[] = subjects
  .flatMap(([subject, drawing], index) => formats.map((format) => format(subject, drawing, index)))
  .slice(0, mostCourses)
