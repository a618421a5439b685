import { useRef } from 'react'
import { SuccessIcon } from '../icon/icon.tsx'
import { useComingIntoView } from '../notice/coming-into-view.ts'
import './toast.css'

/**
 * Says that something went well, while it is given a message. Render it always, empty at first: a
 * live region announces only changes. The caller decides how long it shows.
 */
export function Toast({ message }: { readonly message?: string | undefined }) {
  const region = useRef<HTMLDivElement>(null)
  useComingIntoView(region)
  return (
    <div ref={region} className="toast-region" role="status">
      {message && (
        <p className="toast">
          <SuccessIcon />
          {message}
        </p>
      )}
    </div>
  )
}
