import { dashboardMessages, type TabView } from '@save/domain/dashboard'
import { BenefitTabs } from '@save/ui/benefit-tabs'
import { Row, Rows } from '@save/ui/rows'
import { Section } from '@save/ui/section'

/** One short list per benefit tab, each leading to its tab (DASH-14, DASH-28). */
export function BenefitsBand({ tabs }: { readonly tabs: readonly TabView[] }) {
  if (tabs.length === 0) return null
  return (
    <BenefitTabs title={dashboardMessages.ours.benefits}>
      {tabs.map((tab) => (
        <Section key={tab.id} within level={3} title={tab.name} href={tab.path}>
          <Rows>
            {tab.choices.map((choice) => (
              <Row
                key={choice.id}
                href={choice.path}
                name={choice.name}
                image={choice.image}
                note={choice.label}
              />
            ))}
          </Rows>
        </Section>
      ))}
    </BenefitTabs>
  )
}
