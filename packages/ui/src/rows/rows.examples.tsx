import { logoPicture } from '../testing/pictures.ts'
import { Row, Rows } from './rows.tsx'

export const examples = {
  'with gains': (
    <Rows>
      <Row
        href="#a"
        name="Ferrystone Coffee"
        image={logoPicture('F', '#4a2c20')}
        gain="Up to 10%"
      />
      <Row href="#b" name="Cobalt Kites" image={logoPicture('C', '#2b4bc4')} gain="Up to £40.00" />
    </Rows>
  ),
  'with notes and glyphs': (
    <Rows>
      <Row href="#a" name="Dental plan" note="Salary Sacrifice" />
      <Row href="#b" name="Gym membership" note="Direct Saving" />
    </Rows>
  ),
  'long name, long figure': (
    <Rows>
      <Row
        href="#a"
        name="Wetherby, Ollerenshaw & Fotheringham Country Outfitters Ltd"
        gain="Up to £12,345.67"
      />
    </Rows>
  ),
}
