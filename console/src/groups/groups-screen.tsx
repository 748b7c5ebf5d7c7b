import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { Button } from '../ui/button';
import { Page, Row, Stack } from '../ui/layout';
import { SearchText } from '../ui/search-text';
import { Tabs } from '../ui/tabs';
import { CreateGroupDialog } from './group-dialogs';
import { GROUPS_TABS } from './groups-search';
import { GroupsTab } from './groups-tab';
import { CreateTagDialog } from './tag-dialogs';
import { TagsTab } from './tags-tab';
import { useGroupsText } from './use-groups-text';

/** Groups and tags of projects. */
export function GroupsScreen() {
  const t = useGroupsText();
  const { tab = 'groups', q = '' } = useSearch({ from: '/groups' });
  const navigate = useNavigate({ from: '/groups' });
  const [isCreating, setCreating] = useState(false);
  const onText = useCallback(
    (text: string) => void navigate({ search: ({ tab: shown }) => ({ ...(shown ? { tab: shown } : {}), q: text }) }),
    [navigate],
  );
  const onPage = (page: number) => void navigate({ search: (before) => ({ ...before, page }) });
  const create = (
    <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
      {t(tab === 'groups' ? 'groups.create' : 'groups.create_tag')}
    </Button>
  );
  const close = () => setCreating(false);
  return (
    <Page title={t('nav.groups')} about={t('groups.about')} actions={create}>
      <Tabs
        label={t('nav.groups')}
        current={tab}
        tabs={GROUPS_TABS.map((key) => ({ key, label: t(`groups.tab_${key}`) }))}
      />
      <Row>
        <SearchText label={t('groups.search')} text={q} onText={onText} />
      </Row>
      <Stack>
        {tab === 'groups' ? <GroupsTab create={create} onPage={onPage} /> : <TagsTab create={create} onPage={onPage} />}
      </Stack>
      {isCreating && tab === 'groups' ? <CreateGroupDialog onClose={close} /> : undefined}
      {isCreating && tab === 'tags' ? <CreateTagDialog onClose={close} /> : undefined}
    </Page>
  );
}
