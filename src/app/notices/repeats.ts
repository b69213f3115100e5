import type { Plan, Subscription } from './ports.ts'

/**
 * Plans without what a chat channel is told already: where several subscriptions of a match post into one
 * channel, the oldest of them says it. What goes to programs stays, since each has eyes and a secret of its own.
 */
export function withoutRepeats(
  planned: readonly { plan: Plan; subscription: Pick<Subscription, 'target'> }[],
): Plan[] {
  const said = new Map<string, Set<string>>()
  return planned.map(({ plan, subscription: { target } }) => {
    if (target.channel !== 'webhook' || target.format === 'standard') return plan
    const heard = said.get(target.url) ?? new Set<string>()
    said.set(target.url, heard)
    const add = plan.add.filter(({ obligation }) => !heard.has(obligation))
    for (const { obligation } of add) heard.add(obligation)
    return { ...plan, add }
  })
}
