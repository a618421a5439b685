import { Status } from './status.tsx'

export const examples = {
  open: <Status>Pending</Status>,
  done: <Status kind="done">Paid</Status>,
  off: <Status kind="off">Cancelled</Status>,
}
