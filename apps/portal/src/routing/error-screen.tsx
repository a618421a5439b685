import { useRouter } from '@tanstack/react-router'
import { FailureScreen } from './failure-screen.tsx'

/** Shown if a screen failed, for example because its code couldn't be loaded. */
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
