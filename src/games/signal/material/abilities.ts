/** When an ability can be used: while the Experts compose, or when a transmission waits (R40). */
export type AbilityPhase = 'compose' | 'respond'

interface Ability {
  value: 1 | 2 | 3
  name: string
  text: string
  phases: readonly AbilityPhase[]
  /** Fields of the command that it takes. */
  takes: readonly ('piece' | 'rule' | 'pieces')[]
  /** The command with which an Expert goes on, where the ability asks them something. */
  asks?: 'nameTerm' | 'sendVariant' | 'rehearse'
}

/** The ten ability cards (R41 to R50). */
export const ABILITIES = {
  census: {
    value: 1,
    name: 'Census',
    text: 'Announce how many of the active rules change at least one piece in this response.',
    phases: ['respond'],
    takes: [],
  },
  stillPoint: {
    value: 1,
    name: 'Still Point',
    text: 'Point at one piece of the transmission that this response will leave exactly as it is, or say that there is none.',
    phases: ['respond'],
    takes: ['piece'],
  },
  dictionary: {
    value: 1,
    name: 'Dictionary',
    text: 'The Experts name one term of the public list. Answer whether an active rule uses it.',
    phases: ['compose'],
    takes: [],
    asks: 'nameTerm',
  },
  spareFrequency: {
    value: 1,
    name: 'Spare Frequency',
    text: 'The Experts get the token of this transmission back, unless the response is the Signal.',
    phases: ['respond'],
    takes: [],
  },
  slowMotion: {
    value: 2,
    name: 'Slow Motion',
    text: 'Pause between rules: show what the mat looks like after each of them, those without effect included.',
    phases: ['respond'],
    takes: [],
  },
  threeVoices: {
    value: 2,
    name: 'Three Voices',
    text: 'Say for each piece that this response moves, changes, adds or removes which column did so last.',
    phases: ['respond'],
    takes: [],
  },
  secondVoice: {
    value: 2,
    name: 'Second Voice',
    text: 'The Experts change, add or take away one piece of this transmission and see that response too, for no token.',
    phases: ['respond'],
    takes: [],
    asks: 'sendVariant',
  },
  openPage: {
    value: 3,
    name: 'Open Page',
    text: 'Read one active rule aloud.',
    phases: ['compose', 'respond'],
    takes: ['rule'],
  },
  helpingHand: {
    value: 3,
    name: 'Helping Hand',
    text: 'Before you respond, move, add or take away one piece of the transmission.',
    phases: ['respond'],
    takes: ['pieces'],
  },
  rehearsal: {
    value: 3,
    name: 'Rehearsal',
    text: 'The Experts show up to three arrangements. Say of each whether its response could be the Signal.',
    phases: ['compose'],
    takes: [],
    asks: 'rehearse',
  },
} as const satisfies Readonly<Record<string, Ability>>

export type AbilityId = keyof typeof ABILITIES
export const ABILITY_IDS = Object.keys(ABILITIES) as [AbilityId, ...AbilityId[]]

/** The card as the engine reads it. */
export const abilityOf = (id: AbilityId): Ability => ABILITIES[id]
