import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/api-context';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card, Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { RestoreVersion } from './restore-version';
import { type RuleRef, readVersions } from './rule-api';
import { VersionDiff } from './version-diff';

/** The versions of a rule: who changed what, and restoring an earlier one. */
export function VersionsCard({ of, current }: { of: RuleRef; current: string }) {
  const t = useText();
  const { client } = useApi();
  const [chosen, choose] = useState<number>();
  // The time of the last change is in the key, so that a change of the rule reads its versions again.
  const [page, setPage] = useState(1);
  const read = useQuery({
    queryKey: ['versions', of, current, page],
    queryFn: () => readVersions(client.call, of, page),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={t('rules.versions')}>
      <Loaded of={read}>
        {({ rule_versions: versions, meta }) => (
          <>
            <Table
              label={t('ui.table_of', { name: t('rules.versions') })}
              rows={versions}
              rowKey={({ version }) => version}
              columns={[
                { key: 'version', title: t('rules.version'), isNumber: true, cell: ({ version }) => version },
                { key: 'change', title: t('rules.change'), cell: ({ change }) => <StateBadge state={change} /> },
                { key: 'author', title: t('rules.author'), cell: ({ author }) => author.name ?? author.id },
                { key: 'at', title: t('ui.time'), cell: ({ created_at: at }) => <Time at={at} /> },
                {
                  key: 'actions',
                  title: t('ui.actions'),
                  cell: ({ version }) => (
                    <Row>
                      <Button
                        aria-pressed={version === chosen}
                        aria-label={t('rules.changes_of', { version })}
                        onClick={() => choose(version === chosen ? undefined : version)}
                      >
                        {t('rules.changes')}
                      </Button>
                      {page === 1 && version === versions[0]?.version ? undefined : (
                        <RestoreVersion of={of} version={version} />
                      )}
                    </Row>
                  ),
                },
              ]}
            />
            {meta.last_page > 1 ? <Pager meta={meta} onPage={setPage} /> : undefined}
          </>
        )}
      </Loaded>
      {chosen === undefined ? undefined : <VersionDiff of={of} version={chosen} />}
    </Card>
  );
}
