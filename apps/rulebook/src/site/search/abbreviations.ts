/** What payroll shortens, in the words of the rulebook. */
const inFullWords: Readonly<Record<string, string>> = {
  ae: 'automatic enrolment in a pension',
  avc: 'pension paid from pay after tax',
  avcs: 'pension paid from pay after tax',
  bik: 'benefit in kind',
  biks: 'benefits in kind',
  c2w: 'cycle to work',
  ctw: 'cycle to work',
  ea: 'employment allowance',
  ee: 'employee',
  eps: 'payroll report to HMRC',
  er: 'employer',
  ernic: 'employer National Insurance',
  fps: 'payroll report to HMRC',
  fte: 'full-time',
  hicbc: 'child benefit charge',
  hr: 'hour',
  hrs: 'hours',
  lel: 'lower earnings limit',
  ma: 'marriage allowance',
  msg: 'message',
  nic: 'National Insurance contributions',
  nics: 'National Insurance contributions',
  nlw: 'National Living Wage',
  nmw: 'National Minimum Wage',
  nr: 'number',
  ote: 'bonuses and overtime',
  p45: 'payroll form of HMRC',
  p60: 'payroll form of HMRC',
  pa: 'personal allowance',
  paye: 'payroll run for the employer',
  pgl: 'postgraduate loan',
  pgsl: 'postgraduate loan',
  pt: 'primary threshold',
  qe: 'qualifying earnings',
  ras: 'relief at source',
  rti: 'payroll report to HMRC',
  sap: 'statutory adoption pay',
  shpp: 'statutory shared parental pay',
  sipp: 'pension paid from pay after tax',
  sl: 'student loan',
  smp: 'statutory maternity pay',
  spbp: 'statutory parental bereavement pay',
  spp: 'statutory paternity pay',
  ssp: 'statutory sick pay',
  st: 'secondary threshold',
  tc: 'tax code',
  uc: 'Universal Credit',
  uel: 'upper earnings limit',
  yr: 'year',
  yrs: 'years',
  ytd: 'year to date',
}

/** Two letters may be a word or the beginning of an NI number, unless they are capitals or alone. */
const isMeant = (letters: string, question: string): boolean =>
  letters.length > 2 ||
  unmistakable.has(letters) ||
  letters.toLowerCase() === question.trim().replace(/\W+$/, '').toLowerCase() ||
  (letters === letters.toUpperCase() && !/\b(?:numbers?|nino|prefix\w*)\b/i.test(question))

const unmistakable: ReadonlySet<string> = new Set(['ee', 'er', 'hr', 'nr', 'yr'])

/** 'NMW from April' is the National Minimum Wage, and '£12,000 pa' is an amount for a year. */
export const inFull = (question: string): string =>
  question
    .replace(/(\d)\s*p\.?a\b\.?/gi, '$1 a year')
    .replace(/(?<![\w£.,'/-])[a-z][a-z\d]{1,4}(?![\w'/-])/gi, (letters) =>
      isMeant(letters, question) ? (inFullWords[letters.toLowerCase()] ?? letters) : letters,
    )
