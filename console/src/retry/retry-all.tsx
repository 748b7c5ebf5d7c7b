import type { TrackwayClient } from '@trackway/client';
import { useState } from 'react';
import { errorFacts } from '../api/error-facts';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { useToast } from '../ui/toast';
import type { RetryOutcome } from './retry-each';
import { type RetryItem, useRetries } from './use-retries';
import { type RetryTextKey, useRetryText } from './use-retry-text';

interface RetryAllProps<Item> {
  /** Text of the button with its `count`. */
  readonly label: RetryTextKey;
  /** Everything that the list shows and that can be retried, newest first. */
  readonly items: readonly Item[];
  readonly retry: (client: TrackwayClient, item: Item) => Promise<unknown>;
  /** Later items depend on earlier ones. */
  readonly isOrdered?: boolean;
}

/** Retries everything that a list shows. The dialog names each item, so that no other one is affected. */
export function RetryAll<Item extends RetryItem>(props: RetryAllProps<Item>) {
  const { label, items } = props;
  const t = useRetryText();
  const [listed, setListed] = useState<readonly Item[]>();
  return (
    <>
      {items.length > 0 ? (
        <Button icon="refresh" onClick={() => setListed(items)}>
          {t(label, { count: items.length })}
        </Button>
      ) : undefined}
      {listed ? <RetryDialog {...props} items={listed} onClose={() => setListed(undefined)} /> : undefined}
    </>
  );
}

function RetryDialog<Item extends RetryItem>({
  label,
  items,
  retry,
  isOrdered = false,
  onClose,
}: RetryAllProps<Item> & { readonly onClose: () => void }) {
  const t = useRetryText();
  const toast = useToast();
  const { outcomes, due, isPending, start } = useRetries(items, {
    retry,
    isOrdered,
    onAllDone: () => {
      toast(t('retry.all_done', { count: items.length }));
      onClose();
    },
  });
  const rejected = due.filter(({ id }) => outcomes.has(id)).length;
  const title = t(label, { count: due.length });
  return (
    <Dialog
      title={title}
      size="wide"
      onClose={onClose}
      footer={
        <Button look="primary" disabled={isPending} onClick={start}>
          {title}
        </Button>
      }
    >
      <p>{t('retry.about')}</p>
      {rejected > 0 && !isPending ? <p role="alert">{t('retry.rejected', { count: rejected })}</p> : undefined}
      <Table
        label={t('ui.table_of', { name: title })}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', title: t('ui.time'), cell: ({ at }) => <Time at={at} /> },
          { key: 'what', title: t('retry.what'), cell: ({ what }) => what },
          { key: 'reason', title: t('retry.reason'), cell: ({ reason }) => reason },
          { key: 'outcome', title: t('retry.outcome'), cell: ({ id }) => <Outcome of={outcomes.get(id)} /> },
        ]}
      />
    </Dialog>
  );
}

function Outcome({ of }: { of: RetryOutcome | undefined }) {
  const t = useRetryText();
  if (!of) return undefined;
  return 'error' in of ? errorFacts(of.error).message : <Badge tone="good">{t('retry.done')}</Badge>;
}
