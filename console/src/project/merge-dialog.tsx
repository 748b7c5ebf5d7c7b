import { useState } from 'react';
import { fieldErrors } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { CreateDialog } from '../edit/create-dialog';
import { RecordField } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { useToast } from '../ui/toast';
import type { ProjectDetail } from './project-detail';
import { useMergeText } from './use-merge-text';

const MERGE = '/api/management/projects/{project}/merge';

/** Merges a project into another one. Its screen stays open and offers to undo the merge. */
export function MergeDialog({ project, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const t = useMergeText();
  const toast = useToast();
  const [into, setInto] = useState('');
  const merge = useChange(
    (client, _: undefined) => client.call('post', MERGE, { path: { project: project.id }, body: { into } }),
    () => {
      toast(t('merge.merged'));
      onClose();
    },
  );
  return (
    <CreateDialog
      title={t('merge.title', { name: project.name })}
      label={t('merge.do')}
      onClose={onClose}
      create={merge}
      isComplete={into !== ''}
    >
      <p>{t('merge.about')}</p>
      <RecordField
        label={t('merge.into')}
        errors={fieldErrors(merge.error, 'into')}
        source={PROJECTS}
        value={into}
        onChange={setInto}
      />
    </CreateDialog>
  );
}
