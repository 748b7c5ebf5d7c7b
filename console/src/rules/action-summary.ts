import type { RuleAction } from '@trackway/client';
import { isAmount } from '../projects/value-text';
import { toUnits } from '../ui/minor-units';

/** Any action, as far as the console shows it. */
export interface ShownAction {
  readonly type: string;
  readonly name?: string | undefined;
  /** Its members without the type, the name and the lists of actions, as JSON with budgets in units. */
  readonly text: string;
  /** Lists of actions that it contains, by the name of their member. */
  readonly lists: readonly (readonly [name: string, actions: readonly ShownAction[]])[];
}

const LISTS = ['then', 'else', 'actions'];

export function shownActions(actions: readonly RuleAction[]): readonly ShownAction[] {
  const copies: Readonly<Record<string, unknown>>[] = JSON.parse(JSON.stringify(actions, inUnits));
  return copies.map(shown);
}

function shown({ type, name, ...members }: Readonly<Record<string, unknown>>): ShownAction {
  const lists = LISTS.flatMap((list) => {
    const inner = members[list];
    return Array.isArray(inner) ? [[list, inner.map((one) => shown(one))] as const] : [];
  });
  const others = Object.entries(members).filter(([member]) => !LISTS.includes(member));
  return {
    type: String(type),
    ...(typeof name === 'string' ? { name } : {}),
    text: others.map(([member, value]) => `${member}: ${JSON.stringify(value)}`).join(', '),
    lists,
  };
}

/** The action or condition that contains a value says whether it is a budget. */
function inUnits(this: { readonly field?: unknown }, member: string, value: unknown): unknown {
  return member === 'value' && isAmount(this.field) && typeof value === 'number' ? toUnits(value) : value;
}
