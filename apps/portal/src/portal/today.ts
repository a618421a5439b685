import { Day } from '@save/domain/kernel'

/** The day where the member is: no date of birth is later (OQ-109). */
export function today(now = new Date()): Day {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return Day.make(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  )
}
