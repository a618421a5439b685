import { Row, Rows } from '../rows/rows.tsx'
import { Section } from '../section/section.tsx'
import { BenefitTabs } from './benefit-tabs.tsx'

const tab = (title: string) => (
  <Section title={title} href={`#${title}`} level={3} within>
    <Rows>
      <Row href="#a" name="Dental plan" note="Salary Sacrifice" />
      <Row href="#b" name="Eye care" note="Direct Saving" />
    </Rows>
  </Section>
)

export const examples = {
  'three lists': (
    <BenefitTabs title="My Benefits">
      {tab('Health & Wellbeing')}
      {tab('Travel & Technology')}
      {tab('Family & Future')}
    </BenefitTabs>
  ),
}
