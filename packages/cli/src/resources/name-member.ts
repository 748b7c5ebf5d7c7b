import type { Operation } from './operation';

/** Member that a `create` command also takes as an argument. */
export function nameMember({ words, body = [] }: Operation): string | undefined {
  if (words.at(-1) !== 'create') return undefined;
  return ['name', 'title', 'label'].find((name) => body.some((member) => member.name === name && member.required));
}
