import { Link } from '@tanstack/react-router';
import { RecordTab } from '../records/record-tab';
import type { RecordListProps } from '../records/records-screen';
import { Empty } from '../ui/notice';
import { Time } from '../ui/time';
import { DeleteGroupDialog, EditGroupDialog } from './group-dialogs';
import { useGroupsText } from './use-groups-text';
import { useGroupPage } from './use-label-page';

export function GroupsTab({ create, onPage }: RecordListProps) {
  const t = useGroupsText();
  return (
    <RecordTab
      label={t('groups.tab_groups')}
      page={useGroupPage()}
      onPage={onPage}
      none={
        <Empty title={t('groups.none')} action={create}>
          {t('groups.none_about')}
        </Empty>
      }
      nameCell={({ id, name }) => (
        <Link to="/groups/$group" params={{ group: id }}>
          {name}
        </Link>
      )}
      columns={[{ key: 'updated', title: t('ui.updated'), cell: ({ updated_at: at }) => <Time at={at} relative /> }]}
      projectField="project_groups"
      edit={{
        label: ({ name }) => t('groups.edit_of', { name }),
        show: (group, close) => <EditGroupDialog group={group.id} onClose={close} />,
      }}
      remove={{
        label: ({ name }) => t('groups.delete_of', { name }),
        show: (group, close) => <DeleteGroupDialog group={group} onClose={close} />,
      }}
    />
  );
}
