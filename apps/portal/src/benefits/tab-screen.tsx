import { benefitsBackPath, benefitsMessages, tabTitle } from '@save/domain/benefits'
import type { TabId } from '@save/domain/kernel'
import { BackLink } from '@save/ui/link'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { useFamilyMember, useReading, useResource } from '../portal/resources.tsx'
import { useListLeft } from '../portal/way-back.tsx'
import { TabList } from './tab-list.tsx'

export interface TabScreenProps {
  readonly id: TabId
}

/** The employer's benefits of one tab. */
export function TabScreen({ id }: TabScreenProps) {
  const resource = useTab(id)
  const tab = useReading(resource)
  const menu = useResource((resources) => resources.menu)
  const title = tabTitle(
    id,
    tab.is === 'ready' ? tab.value : undefined,
    menu.is === 'ready' ? menu.value : undefined,
  )
  useListLeft(benefitsMessages.ours.backTo(title))
  return (
    <Page busy={tab.is === 'loading'}>
      <Wrap>
        <PageHead
          title={title}
          back={
            <BackLink href={benefitsBackPath}>{benefitsMessages.ours.backToDashboard}</BackLink>
          }
        />
        <TabList tab={tab} onRetry={() => resource.send({ type: 'resource.needed' })} />
      </Wrap>
    </Page>
  )
}

const useTab = (id: TabId) => useFamilyMember((families) => families.tab, id)
