import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../session/login-screen.tsx'

export const Route = createFileRoute('/Login')({ component: LoginScreen })
