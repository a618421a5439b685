import { useRef } from 'react'
import { SuccessIcon } from '../icon/icon.tsx'
import { useComingIntoView } from '../notice/coming-into-view.ts'
import './toast.css'

/**
 * Says that something went well, for as long as it is given a message. Render it always, empty at
 * first: a live region speaks only of what changes in it. How long it shows is not its business.
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
