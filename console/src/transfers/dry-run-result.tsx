import type { SpreadsheetOperation } from '@trackway/client';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Card, Row, Stack } from '../ui/layout';
import { useNumber } from '../ui/money';
import { OperationNotices } from './operation-notices';
import { isKnownOutcome, outcomesOf } from './operation-outcomes';
import { RowErrors } from './row-errors';

/** What an import would create, change and reject. */
export function DryRunResult({ operation }: { operation: SpreadsheetOperation }) {
  const t = useText();
  return (
    <Stack>
      <Card title={t('transfers.would')}>
        <Outcomes operation={operation} />
        <OperationNotices operation={operation} />
      </Card>
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
          {isKnownOutcome(name) ? t(`transfers.${name}`) : name}: {number(count)}
        </Badge>
      ))}
      <Badge tone={operation.errors_count > 0 ? 'bad' : 'neutral'}>
        {t('transfers.rejected')}: {number(operation.errors_count)}
      </Badge>
    </Row>
  );
}
