import type { CommandInput, SubmitWordMutation } from '../.made/graphql/graphql.ts'
import { graphql } from '../.made/graphql/index.ts'

/** What a frontend writes against the generated types: it compiles, and what is wrong does not. */
export const submitWord = graphql(`
  mutation SubmitWord($id: ID!, $command: CommandInput!) {
    submitCommand(matchId: $id, command: $command) {
      __typename
      ... on Submitted { revision entry { events { type data line } } }
      ... on Legal { legal }
      ... on Problem { code status detail }
    }
  }
`)

export const readMatch = graphql(`
  query ReadMatch($id: ID!) {
    match(id: $id) { status pending view { revision viewer view } entries(first: 10) { edges { cursor node { seat } } } }
  }
`)

export const word: CommandInput = { bletchley: { chooseWord: { word: 'lantern' } } }
// @ts-expect-error there is no such command
export const flight: CommandInput = { bletchley: { fly: true } }
// @ts-expect-error one game at a time
export const both: CommandInput = { bletchley: { pass: true }, seti: { resign: true } }

export function outcomeOf({ submitCommand }: SubmitWordMutation): string {
  switch (submitCommand.__typename) {
    case 'Submitted':
      return `revision ${submitCommand.revision}`
    case 'Legal':
      return 'legal'
    case 'Problem':
      return submitCommand.code
  }
}
