import type { HistoryLine } from '@trackway/client';
import { isAmount } from '../projects/value-text';
import { Quiet } from '../ui/layout';
import { Money } from '../ui/money';

const MAX_TEXT = 120;

/** Old and new values of changed fields. */
export function Changes({ of }: { of: HistoryLine['changes'] }) {
  return of.map(({ field, from, to }) => (
    <div key={field}>
      <code>{field}</code>{' '}
      <Quiet>
        <Value of={from} field={field} /> →
      </Quiet>{' '}
      <Value of={to} field={field} />
    </div>
  ));
}

function Value({ of, field }: { of: unknown; field: string }) {
  return isAmount(field) && typeof of === 'number' ? <Money cents={of} /> : shown(of);
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
