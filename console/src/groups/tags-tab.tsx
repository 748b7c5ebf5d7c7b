import { RecordTab } from '../records/record-tab';
import type { RecordListProps } from '../records/records-screen';
import { Empty } from '../ui/notice';
import { Time } from '../ui/time';
import { DeleteTagDialog, EditTagDialog } from './tag-dialogs';
import { TagName } from './tag-name';
import { useGroupsText } from './use-groups-text';
import { useTagPage } from './use-label-page';

export function TagsTab({ create, onPage }: RecordListProps) {
  const t = useGroupsText();
  return (
    <RecordTab
      label={t('groups.tab_tags')}
      page={useTagPage()}
      onPage={onPage}
      none={
        <Empty title={t('groups.none_tags')} action={create}>
          {t('groups.none_tags_about')}
        </Empty>
      }
      nameCell={(tag) => <TagName {...tag} />}
      columns={[{ key: 'updated', title: t('ui.updated'), cell: ({ updated_at: at }) => <Time at={at} relative /> }]}
      projectField="tags"
      edit={{
        label: ({ name }) => t('groups.edit_of', { name }),
        show: (tag, close) => <EditTagDialog tag={tag.id} onClose={close} />,
      }}
      remove={{
        label: ({ name }) => t('groups.delete_of', { name }),
        show: (tag, close) => <DeleteTagDialog tag={tag} onClose={close} />,
      }}
    />
  );
}
