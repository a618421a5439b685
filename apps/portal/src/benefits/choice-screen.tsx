import { benefitsBackPath, choiceMessages } from '@save/domain/benefits'
import type { ChoiceId } from '@save/domain/kernel'
import { WayBack } from '../portal/way-back.tsx'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { BenefitLoading } from './benefit-loading.tsx'
import { ChoicePage } from './choice-page.tsx'
import { useChoiceForMember } from './use-choice.ts'

export interface ChoiceScreenProps {
  readonly id: ChoiceId
}

/** The page of one benefit. */
export function ChoiceScreen({ id }: ChoiceScreenProps) {
  const { reading, onRetry } = useChoiceForMember(id)
  if (reading.is === 'loading')
    return (
      <BenefitLoading
        back={<WayBack href={benefitsBackPath}>{choiceMessages.ours.backToDashboard}</WayBack>}
      />
    )
  if (reading.is === 'failed') return <FailureScreen onRetry={onRetry} />
  if (reading.is === 'ready') return <ChoicePage choice={reading.choice} member={reading.member} />
  return null
}
