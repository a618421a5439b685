import {
  benefitsBackPath,
  isCancelledSince,
  orderMessages,
  thankedOrders,
} from '@save/domain/benefits'
import { paths } from '@save/domain/shell'
import { BackLink, GoLink } from '@save/ui/link'
import { Outcome } from '@save/ui/outcome'
import { Page, PageHead, Section, Stack, Wrap } from '@save/ui/page'
import { Steps } from '@save/ui/steps'
import { useEffect, useState } from 'react'
import { usePurse, useReporting } from '../portal/money-page.tsx'
import { useResource } from '../portal/resources.tsx'
import { usePortal, visitOf } from '../portal/use-portal.ts'

const { ours } = orderMessages

/**
 * Thanks for an order and says that the employer's approval will be sought (SALSAC-23). It names the order until a
 * reload.
 */
export function ThankYouScreen() {
  const running = usePortal()
  const [made] = useState(visitOf(running).made)
  const thanked = made?.order
  const member = useResource((resources) => resources.member)
  const { changesElsewhere } = usePurse('benefits').context
  const isCancelled =
    made !== undefined &&
    isCancelledSince(
      {
        isCancelAsked: made.isCancelAsked,
        isChangedElsewhere: changesElsewhere !== made.cancelledElsewhere,
      },
      made.order.choiceId,
      member.is === 'ready' ? member.value : undefined,
    )
  useReporting(thankedOrders(thanked), true)
  // Back also opens this page, but a cancelled order gets no thanks.
  useEffect(() => {
    if (isCancelled) running.browser.replacePath(paths.account)
  }, [running, isCancelled])
  if (isCancelled) return null
  return (
    <Page>
      <Wrap>
        <PageHead back={<BackLink href={benefitsBackPath}>{ours.back}</BackLink>} />
        <Outcome page mark="done" title={ours.thankYou}>
          {thanked && <p>{ours.ordered(thanked)}</p>}
          <p className="muted">{ours.approval}</p>
        </Outcome>
        <Section title={ours.nextHeading}>
          <Stack>
            <Steps steps={ours.next} />
            <p>
              <GoLink href={paths.account}>{ours.seeBenefits}</GoLink>
            </p>
          </Stack>
        </Section>
      </Wrap>
    </Page>
  )
}
