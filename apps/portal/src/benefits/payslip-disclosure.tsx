import { orderMessages, type Sacrifice } from '@save/domain/benefits'
import { Disclosure } from '@save/ui/disclosure'
import { lazy, useState } from 'react'
import { OptionalPart } from '../portal/optional-part.tsx'

const PayslipEstimate = lazy(() =>
  import('./payslip-estimate.tsx').then(({ PayslipEstimate }) => ({ default: PayslipEstimate })),
)

const { payslip } = orderMessages.ours

export interface PayslipDisclosureProps {
  /** The text of the button that opens it. */
  readonly summary: string
  readonly sacrifice: Sacrifice
}

/** The payslip, loaded when it is first opened; closing it keeps the typed text. */
export function PayslipDisclosure({ summary, sacrifice }: PayslipDisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Disclosure summary={summary} wide onOpen={() => setWasOpened(true)}>
      {wasOpened && (
        <OptionalPart waiting={<p>{payslip.loading}</p>} missing={<p>{payslip.missing}</p>}>
          <PayslipEstimate givenUp={sacrifice} />
        </OptionalPart>
      )}
    </Disclosure>
  )
}
