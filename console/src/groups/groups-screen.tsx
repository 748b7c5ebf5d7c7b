import { useNavigate, useSearch } from '@tanstack/react-router';
import { RecordsScreen } from '../records/records-screen';
import { CreateGroupDialog } from './group-dialogs';
import { GroupsTab } from './groups-tab';
import { CreateTagDialog } from './tag-dialogs';
import { TagsTab } from './tags-tab';
import { useGroupsText } from './use-groups-text';

/** Groups and tags of projects. */
export function GroupsScreen() {
  const t = useGroupsText();
  const navigate = useNavigate({ from: '/groups' });
  return (
    <RecordsScreen
      title={t('nav.groups')}
      about={t('groups.about')}
      searchLabel={t('groups.search')}
      search={useSearch({ from: '/groups' })}
      onSearch={(search) => void navigate({ search })}
      tabs={[
        {
          key: 'groups',
          label: t('groups.tab_groups'),
          create: t('groups.create'),
          list: (props) => <GroupsTab {...props} />,
          dialog: (onClose) => <CreateGroupDialog onClose={onClose} />,
        },
        {
          key: 'tags',
          label: t('groups.tab_tags'),
          create: t('groups.create_tag'),
          list: (props) => <TagsTab {...props} />,
          dialog: (onClose) => <CreateTagDialog onClose={onClose} />,
        },
      ]}
    />
  );
}
