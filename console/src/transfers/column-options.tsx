import type { ImportColumn } from '@trackway/client';
import { useText } from '../text/text-context';

/** Options of a select: the columns that a heading can be imported as, or none. */
export function ColumnOptions({ columns }: { columns: readonly Pick<ImportColumn, 'key' | 'label'>[] }) {
  const t = useText();
  return (
    <>
      <option value="">{t('transfers.ignore')}</option>
      {columns.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </>
  );
}
