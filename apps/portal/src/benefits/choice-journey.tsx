import { type ChoiceView, choiceMessages, providerVisits } from '@save/domain/benefits'
import type { ChoiceId } from '@save/domain/kernel'
import { Card, CardAction } from '@save/ui/card'
import { GoLink } from '@save/ui/link'
import { type MouseEvent, useState } from 'react'
import { usePortal } from '../portal/use-portal.ts'

export interface ChoiceJourneyProps {
  readonly id: ChoiceId
  readonly journey: ChoiceView['journey']
}

/** The section for a choice's journey, with the link to its provider or supplier (CHOICE-03). */
export function ChoiceJourney({ id, journey: { heading, text, link } }: ChoiceJourneyProps) {
  const { ports } = usePortal()
  const [visit] = useState(() => providerVisits(ports.benefits, id))
  return (
    <Card heading={heading} tinted>
      <p>{text}</p>
      {link && (
        <CardAction>
          <GoLink
            href={link.href}
            newTab={choiceMessages.ours.newTab}
            onClick={visit}
            onAuxClick={(event) => {
              if (isMiddle(event)) visit()
            }}
          >
            {link.text}
          </GoLink>
        </CardAction>
      )}
    </Card>
  )
}

/** The middle button also opens a link in a new tab; the right one does not. */
const isMiddle = ({ button }: MouseEvent): boolean => button === 1
