import { benefitsBackPath, type Choice, choiceMessages, choiceView } from '@save/domain/benefits'
import type { Member } from '@save/domain/member'
import { Page, PageHead, Spread, Stack, Wrap } from '@save/ui/page'
import { Stamp } from '@save/ui/picture'
import { ServerHtml } from '../content/server-html.tsx'
import { WayBack } from '../portal/way-back.tsx'
import { AmountForm } from './amount-form.tsx'
import { ChoiceJourney } from './choice-journey.tsx'

export interface ChoicePageProps {
  readonly choice: Choice
  readonly member: Member
}

/** The benefit, the way to get it, and the amount to give up for it (CHOICE-01 to CHOICE-04). */
export function ChoicePage({ choice, member }: ChoicePageProps) {
  const view = choiceView(choice)
  return (
    <Page>
      <Wrap>
        <PageHead
          title={view.name}
          back={<WayBack href={benefitsBackPath}>{choiceMessages.ours.backToDashboard}</WayBack>}
          stamp={<Stamp image={view.image} size="xl" eager />}
        >
          <p className="muted">{view.label}</p>
        </PageHead>
        <Spread>
          <Stack>
            {view.html !== '' && <ServerHtml html={view.html} topLevel={2} />}
            <ChoiceJourney id={choice.id} journey={view.journey} />
          </Stack>
          {view.hasAmountEntry && <AmountForm choice={choice} member={member} />}
        </Spread>
      </Wrap>
    </Page>
  )
}
