/** Anybody may say anything to anybody: a word counts when it is claimed, not when it is talked of. */
export const mayTalk = undefined
