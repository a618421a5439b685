import { dashboardMessages, type TabView } from '@save/domain/dashboard'
import { BenefitTabs, Section } from '@save/ui/page'
import { Promos, Row } from '@save/ui/promo'

/** One short list for each benefit tab, with a link to the tab (DASH-14, DASH-28). */
export function BenefitsBand({ tabs }: { readonly tabs: readonly TabView[] }) {
  if (tabs.length === 0) return null
  return (
    <BenefitTabs title={dashboardMessages.ours.benefits}>
      {tabs.map((tab) => (
        <Section key={tab.id} within level={3} title={tab.name} href={tab.path}>
          <Promos as="rows">
            {tab.choices.map((choice) => (
              <Row
                key={choice.id}
                href={choice.path}
                name={choice.name}
                image={choice.image}
                note={choice.label}
              />
            ))}
          </Promos>
        </Section>
      ))}
    </BenefitTabs>
  )
}
