export const contentIsGone = 'Someone has deleted this content in the meantime.'
