import { everydayQuestions } from './everyday-questions.ts'
import { furtherQuestions } from './further-questions.ts'
import { latestQuestions } from './latest-questions.ts'
import { newcomersQuestions } from './newcomers-questions.ts'
import { payrollQuestions } from './payroll-questions.ts'
import { questions } from './questions.ts'
import { readersQuestions } from './readers-questions.ts'

/** Every question, with the place that must come first in its answer. */
export const allQuestions = [
  ...questions,
  ...furtherQuestions,
  ...readersQuestions,
  ...everydayQuestions,
  ...newcomersQuestions,
  ...latestQuestions,
  ...payrollQuestions,
]

export { answeredQuestions } from './answered-questions.ts'
export { unansweredQuestions } from './unanswered-questions.ts'
