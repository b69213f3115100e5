import type { components, paths } from '../.made/openapi.d.ts'

/** What a frontend writes against the generated types: it compiles, and what is wrong does not. */
type Command = paths['/v1/matches/{id}/commands']['post']['requestBody']['content']['application/json']
type View = paths['/v1/matches/{id}/view']['get']['responses'][200]['content']['application/json']

export const word: Command = { type: 'chooseWord', word: 'lantern', prompt: 'choose-word.2' }
// @ts-expect-error there is no such command
export const flight: Command = { type: 'fly' }
// @ts-expect-error a word is a text
export const number: components['schemas']['BletchleyChooseWordCommand'] = { type: 'chooseWord', word: 7 }

export function describe(event: components['schemas']['BletchleyEvent']): string {
  switch (event.type) {
    case 'wordChosen':
      return `${event.data.seat} chose ${event.data.length} letters`
    default:
      return event.type
  }
}

export const viewerOf = ({ viewer }: View): number | 'spectator' => viewer

export const codeOf = ({ code }: components['schemas']['Problem']): string => code
