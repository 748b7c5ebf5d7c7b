import { ColumnOptions } from '../transfers/column-options';
import { SelectField } from '../ui/field';
import { Card } from '../ui/layout';
import layout from '../ui/layout.module.css';
import type { Rejected } from './fix-api';
import { columnKeys } from './rejected-cells';
import { useFixText } from './use-fix-text';

/** Headings whose column must be chosen, because the first import had a mapping. */
export function MappingFields({
  rejected: { workbook, columns, unknown },
  mapping,
  onMapping,
}: {
  rejected: Rejected;
  mapping: Readonly<Record<string, string>>;
  onMapping: (mapping: Readonly<Record<string, string>>) => void;
}) {
  const t = useFixText();
  const keys = columnKeys(workbook.headings, columns, {});
  const open = workbook.headings.filter((heading, index) => heading !== '' && keys[index] === undefined);
  if (open.length === 0) return undefined;
  const choose = (heading: string, key: string) => {
    const { [heading]: _before, ...others } = mapping;
    onMapping(key === '' ? others : { ...others, [heading]: key });
  };
  return (
    <Card title={t('transfers.mapping')}>
      <p>{t('fix.mapping_about')}</p>
      <div className={layout['grid']}>
        {open.map((heading) => (
          <SelectField
            key={heading}
            label={heading}
            hint={unknown.includes(heading) ? t('fix.left_out') : undefined}
            value={mapping[heading] ?? ''}
            onChange={(event) => choose(heading, event.target.value)}
          >
            <ColumnOptions columns={columns} />
          </SelectField>
        ))}
      </div>
    </Card>
  );
}
