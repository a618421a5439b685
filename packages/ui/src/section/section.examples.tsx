import { Passbook } from '../passbook/passbook.tsx'
import { Row, Rows } from '../rows/rows.tsx'
import { Band, Columns, Section, Spread, Stack } from './section.tsx'

const rows = (
  <Rows>
    <Row href="#a" name="Ferrystone Coffee" gain="Up to 10%" />
    <Row href="#b" name="Cobalt Kites" gain="Up to 5%" />
  </Rows>
)

export const examples = {
  'a heading that leads on': (
    <Section title="Featured cashback" href="#cashback">
      {rows}
    </Section>
  ),
  'a plain heading': <Section title="Two together">{rows}</Section>,
  'three columns': (
    <Columns kind="3">
      <Section title="More cashback" href="#more" within>
        {rows}
      </Section>
      <Section title="Newest cashback" href="#new" within>
        {rows}
      </Section>
      <Section title="Your favourites" href="#favourites" within>
        {rows}
      </Section>
    </Columns>
  ),
  'two pages': (
    <Spread>
      <Stack>
        <p>What it is about.</p>
        {rows}
      </Stack>
      <Passbook heading="Your amount" short>
        <p>For a whole year.</p>
      </Passbook>
    </Spread>
  ),
  'a band': (
    <Band>
      <Section title="On the band" within>
        {rows}
      </Section>
    </Band>
  ),
}
