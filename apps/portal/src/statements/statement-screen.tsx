import { resourceView } from '@save/domain/kernel'
import { printedFor } from '@save/domain/member'
import {
  type Statement,
  statementFrame,
  statementMachine,
  statementsMessages,
  statementView,
} from '@save/domain/statements'
import { BackLink } from '@save/ui/link'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useResource, useResources } from '../portal/resources.tsx'
import { usePortal, useToday } from '../portal/use-portal.ts'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { StatementBody } from './statement-body.tsx'

export const WellnessStatementScreen = () => <StatementScreen statement="wellness" />
export const RewardStatementScreen = () => <StatementScreen statement="reward" />

/** One statement. The machine reads its list if the member may see it (PERM). */
function StatementScreen({ statement }: { readonly statement: Statement }) {
  const { view, forPaper, tryMember, tryItems } = useStatement(statement)
  const { title, intro, back } = statementFrame(statement)

  if (view.is === 'memberFailed') return <FailureScreen onRetry={tryMember} />
  return (
    <Page busy={view.is === 'loading'}>
      <Wrap>
        <PageHead
          title={title}
          back={<BackLink href={back}>{statementsMessages.ours.back}</BackLink>}
        >
          <p>{intro}</p>
        </PageHead>
        <StatementBody view={view} printedFor={forPaper} onRetry={tryItems} />
      </Wrap>
    </Page>
  )
}

const machine = statementMachine()

function useStatement(statement: Statement) {
  const { browser } = usePortal()
  const today = useToday()
  const resources = useResources()
  const member = useResource((all) => all.member)
  const items = resources[statement]
  const input = { statement, member: resources.member, items }
  const ref = useActorRef(machine, { input })
  const snapshot = useSelector(ref, (now) => now)
  const view = statementView(snapshot, member, useSelector(items, resourceView))

  const redirect = view.is === 'refused' ? view.redirect : undefined
  useEffect(() => {
    if (redirect !== undefined) browser.replacePath(redirect)
  }, [browser, redirect])

  return {
    view,
    forPaper: member.is === 'ready' ? printedFor(member.value, today) : undefined,
    tryMember: () => resources.member.send({ type: 'resource.needed' }),
    tryItems: () => ref.send({ type: 'retry.requested' }),
  }
}
