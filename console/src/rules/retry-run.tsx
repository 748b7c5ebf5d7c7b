import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { ErrorNotice } from '../ui/notice';
import { useToast } from '../ui/toast';
import { type RuleRef, retryRun } from './rule-api';

/** Retries a failed run. The list shows it again when it has ended. */
export function RetryRun({ of, run }: { of: RuleRef; run: string }) {
  const t = useText();
  const toast = useToast();
  const retry = useChange(
    (client) => retryRun(client.call, of, run),
    () => toast(t('rules.retried')),
  );
  return (
    <>
      <Button disabled={retry.isPending} onClick={() => retry.mutate(undefined)}>
        {t('rules.retry')}
      </Button>
      {retry.error ? <ErrorNotice error={retry.error} /> : undefined}
    </>
  );
}
