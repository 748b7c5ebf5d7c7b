import { Link } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { RecordName } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { Button } from '../ui/button';
import { Card, Row } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { useToast } from '../ui/toast';
import { useMergeText } from './use-merge-text';

const UNMERGE = '/api/management/projects/{project}/unmerge';

/** Says into which project a project was merged, and undoes the merge. */
export function MergedNotice({ project, into }: { project: string; into: string }) {
  const t = useMergeText();
  const toast = useToast();
  const undo = useChange(
    (client, _: undefined) => client.call('post', UNMERGE, { path: { project } }),
    () => toast(t('merge.undone')),
  );
  return (
    <Card>
      <Row>
        <span>{t('merge.is_merged')}</span>
        <Link to="/projects/$project" params={{ project: into }}>
          <RecordName source={PROJECTS} id={into} />
        </Link>
        <Button disabled={undo.isPending} onClick={() => undo.mutate(undefined)}>
          {t('merge.undo')}
        </Button>
      </Row>
      {undo.error ? <ErrorNotice error={undo.error} /> : undefined}
    </Card>
  );
}
