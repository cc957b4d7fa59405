export const accountIsGone = 'This account no longer exists.'
export const notAnAdmin = 'You are no longer an admin.'
export const lastAdmin = 'This is the last admin. Make someone else an admin first.'
