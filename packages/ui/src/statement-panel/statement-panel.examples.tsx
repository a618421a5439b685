import { StatementPanel, StatementPanels } from './statement-panel.tsx'

const reward = (
  <StatementPanel
    dark
    href="#reward"
    title="Total Reward Statement"
    text="The full value of your job."
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
        text="The total value of your wellness benefits."
        go="Open"
      />
    </StatementPanels>
  ),
  'one alone': <StatementPanels label="A statement">{reward}</StatementPanels>,
}
