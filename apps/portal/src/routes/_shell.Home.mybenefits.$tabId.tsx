import { TabId } from '@save/domain/kernel'
import { createFileRoute } from '@tanstack/react-router'
import { TabScreen } from '../benefits/tab-screen.tsx'

export const Route = createFileRoute('/_shell/Home/mybenefits/$tabId')({ component: Tab })

function Tab() {
  const { tabId } = Route.useParams()
  return <TabScreen id={TabId.make(tabId)} key={tabId} />
}
