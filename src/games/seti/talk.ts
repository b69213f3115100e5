/** Anybody may say anything to anybody: the rules put no limit on talk, so there is nothing to ask. */
export const mayTalk = undefined
