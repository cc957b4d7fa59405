import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** A session for somebody who has shown otherwise than by a password who they are. Cannot be reached from outside. */
export const startSession = {
  id: 'start-session',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.uuid() }) },
      async (context) => {
        const { internalAdapter } = context.context
        const user = await internalAdapter.findUserById(context.body.userId)
        if (!user) throw new Error('There is nobody to start a session for')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(context, { session, user })
        return { id: session.id }
      },
    ),
  },
}
