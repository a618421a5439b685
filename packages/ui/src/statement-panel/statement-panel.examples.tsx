import { StatementPanel, StatementPanels } from './statement-panel.tsx'

const reward = (
  <StatementPanel
    dark
    href="#reward"
    title="Total Reward Statement"
    text="What your job is worth, all of it."
    go="Open"
  />
)

export const examples = {
  'a pair': (
    <StatementPanels label="Statements">
      {reward}
      <StatementPanel
        href="#wellness"
        title="Total Wellness Statement"
        text="What your wellness benefits add up to."
        go="Open"
      />
    </StatementPanels>
  ),
  'one alone': <StatementPanels label="A statement">{reward}</StatementPanels>,
}
