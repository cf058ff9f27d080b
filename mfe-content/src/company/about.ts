// What is on the page about the shop, in order.

/** Texts are the messages `story.ID`. */
export const storyParagraphs = ['print', 'chip', 'bench'] as const

/** Texts are the messages `value.ID.title` and `.text`. */
export const valueIds = ['upToDate', 'durable', 'personal'] as const

/** Texts are the messages `team.ID.name` and `.position`. */
export const members = [1, 2, 3, 4] as const
