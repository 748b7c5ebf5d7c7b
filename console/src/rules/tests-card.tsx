import { useMutation } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card, Quiet } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { Table } from '../ui/table';
import { type Rule, type RuleRef, runTests } from './rule-api';

/** The test cases of a rule, with their results when they were run. */
export function TestsCard({ of, rule: { tests } }: { of: RuleRef; rule: Rule }) {
  const t = useText();
  const { client } = useApi();
  const run = useMutation({ mutationFn: () => runTests(client.call, of) });
  if (tests.length === 0) {
    return (
      <Card title={t('rules.tests')}>
        <Quiet>{t('rules.no_tests')}</Quiet>
      </Card>
    );
  }
  return (
    <Card
      title={t('rules.tests')}
      actions={
        <Button icon="play" disabled={run.isPending} onClick={() => run.mutate()}>
          {t('rules.run_tests')}
        </Button>
      }
    >
      {run.error ? <ErrorNotice error={run.error} /> : undefined}
      <Table
        label={t('ui.table_of', { name: t('rules.tests') })}
        rows={tests.map((test, index) => ({ test, index, result: run.data?.[index] }))}
        rowKey={({ index }) => index}
        columns={[
          { key: 'name', title: t('ui.name'), cell: ({ test }) => test.name },
          {
            key: 'expected',
            title: t('rules.expected'),
            cell: ({ test }) => <code>{JSON.stringify(test.expect)}</code>,
          },
          { key: 'result', title: t('rules.result'), cell: ({ result }) => <Result of={result} /> },
        ]}
      />
    </Card>
  );
}

function Result({ of }: { of: { readonly passed: boolean; readonly differences: readonly string[] } | undefined }) {
  const t = useText();
  if (!of) return '—';
  return (
    <>
      <Badge tone={of.passed ? 'good' : 'bad'}>{t(of.passed ? 'rules.passed' : 'rules.not_passed')}</Badge>{' '}
      {of.differences.join(' ')}
    </>
  );
}
