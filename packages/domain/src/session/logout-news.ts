/** What a journey is told of a logout: it has begun; or it failed, and the member stays, or has to log in again. */
export interface LogoutNews {
  readonly type: 'logout.begun' | 'logout.failed'
}
