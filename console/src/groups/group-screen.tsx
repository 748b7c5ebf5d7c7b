import { useNavigate, useParams } from '@tanstack/react-router';
import type { ProjectGroup } from '@trackway/client';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Button } from '../ui/button';
import { Page } from '../ui/layout';
import { LoadedScreen } from '../ui/loaded-screen';
import { DeleteGroupDialog, EditGroupDialog, GROUP } from './group-dialogs';
import { MembersCard } from './members-card';
import { useGroupsText } from './use-groups-text';

/** One group: its projects in their order. */
export function GroupScreen() {
  const { group: id } = useParams({ from: '/groups/$group' });
  const read = useRead(GROUP, { path: { project_group: id } });
  return <LoadedScreen of={read}>{({ project_group: group }) => <Detail group={group} />}</LoadedScreen>;
}

function Detail({ group }: { group: ProjectGroup }) {
  const t = useGroupsText();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const close = () => setDialog(undefined);
  const actions = (
    <>
      <Button icon="edit" onClick={() => setDialog('edit')}>
        {t('ui.edit')}
      </Button>
      <Button icon="trash" look="danger" onClick={() => setDialog('delete')}>
        {t('ui.delete')}
      </Button>
    </>
  );
  return (
    <Page title={group.name} actions={actions}>
      <MembersCard group={group.id} />
      {dialog === 'edit' ? <EditGroupDialog group={group.id} onClose={close} /> : undefined}
      {dialog === 'delete' ? (
        <DeleteGroupDialog group={group} onClose={close} onDeleted={() => void navigate({ to: '/groups' })} />
      ) : undefined}
    </Page>
  );
}
