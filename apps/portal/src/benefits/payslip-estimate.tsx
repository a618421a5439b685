import {
  blankEntry,
  type GivenUp,
  payEntryAfter,
  payslipMessages,
  payslipView,
} from '@save/domain/payslip'
import { Stack } from '@save/ui/page'
import { useReducer, useState } from 'react'
import { useToday } from '../portal/use-portal.ts'
import { PayQuestions } from './pay-questions.tsx'
import { PayslipAnswer } from './payslip-answer.tsx'

const { ours } = payslipMessages

/** The true cost of the sacrifice for this member, calculated in the page from the typed details. */
export function PayslipEstimate({ givenUp }: { readonly givenUp: GivenUp }) {
  const [day] = useState(useToday())
  const [entry, send] = useReducer(payEntryAfter, blankEntry)
  const { form, complaints, outcome } = payslipView(entry, givenUp, day)
  return (
    <Stack>
      <p className="muted">{ours.intro}</p>
      <PayQuestions
        form={form}
        complaints={complaints}
        onChange={(change) => send({ type: 'pay.changed', change })}
        onLeave={(field) => send({ type: 'pay.left', field })}
      />
      <div aria-live="polite" aria-atomic>
        {outcome.is === 'none' ? (
          <p>{outcome.text}</p>
        ) : (
          <p className="visually-hidden">{`${outcome.answer.costLabel}: ${outcome.answer.cost} ${outcome.answer.aPeriod}`}</p>
        )}
      </div>
      {outcome.is === 'worked' && <PayslipAnswer answer={outcome.answer} />}
    </Stack>
  )
}
