import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ConflictTable, type Labels, type RecordSources } from './conflict-table';
import type { Draft } from './draft';
import type { Edit } from './use-edit';

/** What another user changed since the form was opened. The input stays, whatever is chosen. */
export function ConflictDialog<D extends Draft>({
  edit,
  now,
  labels,
  sources,
}: {
  edit: Edit<D>;
  now: D;
  labels: Labels<D>;
  sources?: RecordSources<D> | undefined;
}) {
  const t = useText();
  return (
    <Dialog
      title={t('conflict.title')}
      size="wide"
      onClose={() => edit.keepEditing(now)}
      footer={
        <>
          <Button onClick={() => edit.keepEditing(now)}>{t('conflict.edit')}</Button>
          <Button look="primary" onClick={() => edit.overwrite(now)}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.about')}</p>
      <ConflictTable before={edit.before} mine={edit.draft} now={now} labels={labels} sources={sources} />
    </Dialog>
  );
}
