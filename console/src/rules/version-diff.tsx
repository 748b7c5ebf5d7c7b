import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { useText } from '../text/text-context';
import { Quiet } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Table } from '../ui/table';
import { type RuleRef, readDiff } from './rule-api';

/** The values that a version changed. */
export function VersionDiff({ of, version }: { of: RuleRef; version: number }) {
  const t = useText();
  const { client } = useApi();
  const read = useQuery({ queryKey: ['diff', of, version], queryFn: () => readDiff(client.call, of, version) });
  return (
    <Loaded of={read}>
      {({ changes }) =>
        changes.length === 0 ? (
          <Quiet>{t('rules.no_changes')}</Quiet>
        ) : (
          <Table
            label={t('rules.changes_of', { version })}
            rows={changes}
            rowKey={({ path }) => path}
            columns={[
              { key: 'path', title: t('rules.path'), cell: ({ path }) => <code>{path}</code> },
              { key: 'before', title: t('rules.before'), cell: ({ before }) => <Value of={before} /> },
              { key: 'after', title: t('rules.after'), cell: ({ after }) => <Value of={after} /> },
            ]}
          />
        )
      }
    </Loaded>
  );
}

function Value({ of }: { of: unknown }) {
  return of === undefined ? '—' : <code>{JSON.stringify(of)}</code>;
}
