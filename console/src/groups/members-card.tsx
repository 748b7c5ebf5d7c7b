import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { RecordField } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { Card, Quiet, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty, ErrorNotice } from '../ui/notice';
import { Pager } from '../ui/pager';
import { useToast } from '../ui/toast';
import { MEMBER, MemberList, PER_PAGE } from './member-list';
import { MEMBERS } from './move-member';
import { useGroupsText } from './use-groups-text';

/** The projects of a group. A new order is stored at once. */
export function MembersCard({ group }: { group: string }) {
  const t = useGroupsText();
  const toast = useToast();
  const path = { project_group: group };
  const add = useChange(
    (client, project: string) => client.call('post', MEMBER, { path: { ...path, project } }),
    () => toast(t('groups.added')),
  );
  return (
    <Card title={t('groups.order')}>
      <Stack>
        {add.error ? <ErrorNotice error={add.error} /> : undefined}
        <RecordField
          label={t('groups.add')}
          source={PROJECTS}
          value=""
          onChange={(project) => add.mutate(project)}
          canClear={false}
        />
        <Members group={group} />
      </Stack>
    </Card>
  );
}

function Members({ group }: { group: string }) {
  const t = useGroupsText();
  const navigate = useNavigate({ from: '/groups/$group' });
  const onPage = (page: number) => void navigate({ search: { page } });
  return (
    <Loaded of={useMembers(group)}>
      {({ projects, meta }) =>
        meta.total === 0 ? (
          <Empty title={t('groups.empty')} />
        ) : (
          <>
            <Quiet>{t('groups.order_about')}</Quiet>
            <MemberList group={group} members={projects} meta={meta} onPage={onPage} />
            <Pager meta={meta} onPage={onPage} />
          </>
        )
      }
    </Loaded>
  );
}

function useMembers(group: string) {
  const { client } = useApi();
  const { page = 1 } = useSearch({ from: '/groups/$group' });
  const body = { page, perPage: PER_PAGE, fields: ['name', 'code'] as const };
  return useQuery({
    queryKey: ['members', group, body],
    queryFn: ({ signal }) =>
      client.call('post', MEMBERS, { path: { project_group: group }, body }, { repeatable: true, signal }),
    placeholderData: keepPreviousData,
  });
}
