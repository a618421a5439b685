import { Pie, PieKey, Statement, StatementLoading, type StatementProps } from './statement.tsx'
import { StatementPanel, StatementPanels } from './statement-panel.tsx'

const reward: StatementProps = {
  caption: 'Your benefits and their value',
  headings: { name: 'Benefit description', value: 'Value' },
  rows: [
    { name: 'Employer pension contribution', value: '£2,760.00', size: 2760 },
    { name: 'Annual bonus', value: '£1,850.00', size: 1850 },
    { name: 'Private medical insurance', value: '£1,140.00', size: 1140 },
    { name: 'Income protection', value: '£640.00', size: 640 },
    { name: 'Life assurance', value: '£414.00', size: 414 },
    { name: 'Dental cover', value: '£228.00', size: 228 },
  ],
  total: { label: 'Total', value: '£7,032.00' },
  chartSize: 300,
  chartLabel:
    'Pie chart of your benefits: employer pension contribution is the largest part, £2,760.00 of £7,032.00',
}

const panel = (title: string, text: string, dark: boolean) => (
  <StatementPanel href={`#${title}`} title={title} text={text} go="Open" dark={dark} />
)

const rewardPanel = panel('Total Reward Statement', 'The full value of your job.', true)

const pie = (label: string, slices: readonly number[]) => (
  <Pie size={300} label={`Pie chart: ${label}`} slices={slices} />
)

const key = (slice: number) => (
  <p key={slice}>
    <PieKey slice={slice} />
    Slice {slice + 1}
  </p>
)

export const examples = {
  'six benefits': <Statement {...reward} />,
  'some of nothing or less': (
    <Statement
      {...reward}
      caption="Benefits, some of nothing"
      rows={[
        { name: 'Annual bonus', value: '£1,850.00', size: 1850 },
        { name: 'Season ticket loan repaid', value: '-£414.00', size: -414 },
        { name: 'Health check', value: '£0.00', size: 0 },
        { name: 'Private medical insurance', value: '£1,140.00', size: 1140 },
      ]}
      total={{ label: 'Total', value: '£2,576.00' }}
    />
  ),
  'more benefits than colours, and long names': (
    <Statement
      {...reward}
      caption="Many benefits"
      others={900}
      rows={[
        ...reward.rows,
        { name: 'Antidisestablishmentarianismmemorabilia allowance', value: '£120.00', size: 120 },
        {
          name: 'Contribution to the cost of travelling between home and the place of work',
          value: '£1,234,567.89',
          size: 3000,
        },
      ]}
      total={{ label: 'Total', value: '£1,241,719.89' }}
    />
  ),
  'on its way': <StatementLoading chartSize={300} />,
  'nothing at all': (
    <Statement
      {...reward}
      caption="No benefits"
      rows={[]}
      total={{ label: 'Total', value: '£0.00' }}
    />
  ),
  'statement panel: a pair': (
    <StatementPanels label="Statements">
      {rewardPanel}
      {panel('Total Wellness Statement', 'The total value of your wellness benefits.', false)}
    </StatementPanels>
  ),
  'statement panel: one alone': (
    <StatementPanels label="A statement">{rewardPanel}</StatementPanels>
  ),
  'chart: a single slice': pie('annual bonus is all of £1,850.00', [1850]),
  'chart: more slices than colours': pie('nine equal parts', Array(9).fill(100)),
  'chart: very small slices': pie('one part is nearly all of it', [10_000, 20, 10, 5]),
  'chart: keys': <div>{[0, 1, 2, 3, 4, 5, 6, 7, 8].map(key)}</div>,
}
