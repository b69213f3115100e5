import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql'

/** Whether a field of that name is asked for anywhere below the one that is being resolved. */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === 'FragmentSpread') return within(fragments[selection.name.value]?.selectionSet)
      return (selection.kind === 'Field' && selection.name.value === name) || within(selection.selectionSet)
    }) ?? false
  return fieldNodes.some(({ selectionSet }) => within(selectionSet))
}
