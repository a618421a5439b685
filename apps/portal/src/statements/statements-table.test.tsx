import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What do the statements show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    STMT-01 | the way back from the wellness statement | /Home/TotalWellnessStatement | | | link Back to /Home/Dashboard
    STMT-01 | the way back from the reward statement | /Home/TotalRewardStatement | | | link Back to /Home/Dashboard
    STMT-02 | what the wellness statement is | /Home/TotalWellnessStatement | | | text This statement covers the value of your wellness benefits for a year.
    STMT-02, STMT-03 | what the reward statement is | /Home/TotalRewardStatement | | | text This statement covers the value of your employment package, including benefits and remuneration.
    STMT-06 | a row for each item | /Home/TotalWellnessStatement | | | text Pension £3,120.00; text Gym membership £240.00
    STMT-08 | while the wellness statement loads | /Home/TotalWellnessStatement | the wellness statement is still loading | | text Loading total wellness statement...
    STMT-09 | while the reward statement loads | /Home/TotalRewardStatement | the reward statement is still loading | | text Loading total reward statement...
    `,
  )
  testScreens(table)
})
