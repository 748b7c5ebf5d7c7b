import type { SpreadsheetOperation } from '@trackway/client';
import { useText } from '../text/text-context';
import { Quiet } from '../ui/layout';
import { useNumber } from '../ui/money';
import { noticesOf } from './operation-outcomes';

/** Why an operation failed, what an import ignored, and what an export shortened. */
export function OperationNotices({ operation }: { operation: SpreadsheetOperation }) {
  const t = useText();
  const number = useNumber();
  const { failure, unknownColumns, unnamedColumns, cutTexts } = noticesOf(operation);
  const cells = unnamedColumns.map(({ column, cells }) => `${column} (${number(cells)})`);
  return (
    <>
      {failure ? <p role="alert">{failure}</p> : undefined}
      {unknownColumns.length > 0 ? (
        <Quiet>{t('transfers.unknown_columns', { names: unknownColumns.join(', ') })}</Quiet>
      ) : undefined}
      {cells.length > 0 ? <Quiet>{t('transfers.unnamed_columns', { columns: cells.join(', ') })}</Quiet> : undefined}
      {cutTexts > 0 ? <Quiet>{t('transfers.cut_texts', { count: number(cutTexts) })}</Quiet> : undefined}
    </>
  );
}
