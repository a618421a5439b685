import { useRouter } from '@tanstack/react-router'
import { FailureScreen } from './failure-screen.tsx'

/** A screen that could not be shown, for example because its code could not be fetched. */
export function ErrorScreen() {
  const router = useRouter()
  return (
    <FailureScreen
      onRetry={() => {
        void router.invalidate()
      }}
    />
  )
}
