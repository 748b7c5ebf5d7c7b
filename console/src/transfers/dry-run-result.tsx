import type { SpreadsheetOperation } from '@trackway/client';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { SelectField } from '../ui/field';
import { Card, Row, Stack } from '../ui/layout';
import { useNumber } from '../ui/money';
import { outcomesOf } from './operation-outcomes';
import { RowErrors } from './row-errors';

interface DryRunResultProps {
  readonly operation: SpreadsheetOperation;
  readonly mapping: Readonly<Record<string, string>>;
  readonly onMapping: (mapping: Readonly<Record<string, string>>) => void;
}

/** What an import would create, change and reject, and which headings have no column. */
export function DryRunResult({ operation, mapping, onMapping }: DryRunResultProps) {
  const t = useText();
  const { unknownColumns } = outcomesOf(operation);
  const headings = [...new Set([...unknownColumns, ...Object.keys(mapping)])];
  return (
    <Stack>
      <Card title={t('transfers.would')}>
        <Outcomes operation={operation} />
      </Card>
      {headings.length > 0 ? (
        <Card title={t('transfers.mapping')}>
          <p>{t('transfers.mapping_about')}</p>
          {headings.map((heading) => (
            <ColumnSelect
              key={heading}
              heading={heading}
              type={operation.type}
              value={mapping[heading] ?? ''}
              onChange={(key) => onMapping({ ...mapping, [heading]: key })}
            />
          ))}
        </Card>
      ) : undefined}
      <RowErrors operation={operation} />
    </Stack>
  );
}

export function Outcomes({ operation }: { operation: SpreadsheetOperation }) {
  const t = useText();
  const number = useNumber();
  return (
    <Row>
      {outcomesOf(operation).counts.map(([name, count]) => (
        <Badge key={name} tone="good">
          {name}: {number(count)}
        </Badge>
      ))}
      <Badge tone={operation.errors_count > 0 ? 'bad' : 'neutral'}>
        {t('transfers.rejected')}: {number(operation.errors_count)}
      </Badge>
    </Row>
  );
}

function ColumnSelect({
  heading,
  type,
  value,
  onChange,
}: {
  heading: string;
  type: string;
  value: string;
  onChange: (key: string) => void;
}) {
  const t = useText();
  const input = { path: { type: type as 'project' } };
  const read = useRead('/api/management/spreadsheet-operations/export/{type}/columns', input);
  const columns = (read.data?.columns ?? []).filter(({ importable }) => importable);
  return (
    <SelectField label={heading} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('transfers.ignore')}</option>
      {columns.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
