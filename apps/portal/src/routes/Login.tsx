import { createFileRoute } from '@tanstack/react-router'
import { usePortal } from '../portal/use-portal.ts'
import { LoginScreen } from '../session/login-screen.tsx'

export const Route = createFileRoute('/Login')({ component: Login })

function Login() {
  const { ports, browser } = usePortal()
  return <LoginScreen session={ports.session} browser={browser} />
}
