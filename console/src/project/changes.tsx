import type { HistoryLine } from '@trackway/client';
import { Quiet } from '../ui/layout';

const MAX_TEXT = 120;

/** Old and new values of changed fields. */
export function Changes({ of }: { of: HistoryLine['changes'] }) {
  return of.map(({ field, from, to }) => (
    <div key={field}>
      <code>{field}</code> <Quiet>{shown(from)} →</Quiet> {shown(to)}
    </div>
  ));
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
