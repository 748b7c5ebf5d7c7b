import type { Step } from '../history/step';
import type { Scope } from './scope';

/** A change of a project that no other client writes, and its undo by the request id. */
export function undoneChange({ client, unique }: Scope): readonly Step[] {
  const subject = `undone:${client}`;
  const [write, undo] = [`cause:${client}`, `undo:${client}`];
  const path = `/projects/{${subject}}`;
  return [
    {
      kind: 'undo.write',
      user: client,
      method: 'PATCH',
      path,
      body: { description: unique(), budget: 5 },
      subject,
      saves: { [write]: '@request-id' },
    },
    {
      kind: 'undo.start',
      user: client,
      method: 'POST',
      path: `/causes/{${write}}/undo`,
      body: { mode: 'all' },
      subject,
      saves: { [undo]: 'undo.id' },
    },
  ];
}
