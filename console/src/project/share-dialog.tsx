import { useState } from 'react';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import styles from '../edit/field-group.module.css';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { CheckBox } from '../ui/field';
import { Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { SharedLink } from '../ui/shared-link';
import { useToast } from '../ui/toast';
import type { ProjectDetail } from './project-detail';
import { useActionsText } from './use-actions-text';

const SHARE = '/api/management/projects/{project}/share';
/** Sections of the page, in its order. */
const FIELDS = [
  ...(['code', 'description', 'status', 'impact', 'budget', 'costs', 'customer', 'contact', 'groups', 'tags'] as const),
  ...(['tasks', 'users', 'created_at', 'updated_at'] as const),
];
type SharedField = (typeof FIELDS)[number];
const DEFAULT_FIELDS: readonly string[] = ['code', 'description', 'status', 'tags'];

/** Shares a page of the project, changes what it shows, or ends sharing. The link stays the same. */
export function ShareDialog({ project, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const t = useActionsText();
  const toast = useToast();
  const path = { project: project.id };
  const { share_token: token, share_settings: settings } = project;
  const [fields, setFields] = useState<readonly string[]>(settings?.fields ?? DEFAULT_FIELDS);
  const chosen = FIELDS.filter((field) => fields.includes(field));
  const share = useChange(
    (client, _: undefined) =>
      client.call('post', SHARE, { path, body: { fields: chosen, expires_at: settings?.expires_at ?? null } }),
    () => toast(t('actions.share_saved')),
  );
  const stop = useChange(
    (client, _: undefined) => client.call('delete', SHARE, { path }),
    () => {
      toast(t('actions.share_stopped'));
      onClose();
    },
  );
  const toggle = (field: SharedField, isShown: boolean) =>
    setFields(isShown ? [...fields, field] : fields.filter((one) => one !== field));
  const error = share.error ?? stop.error;
  return (
    <Dialog
      title={t('actions.share_title')}
      onClose={onClose}
      footer={
        <>
          {token === null ? undefined : (
            <Button look="danger" disabled={stop.isPending} onClick={() => stop.mutate(undefined)}>
              {t('actions.share_stop')}
            </Button>
          )}
          <Button look="primary" disabled={share.isPending} onClick={() => share.mutate(undefined)}>
            {t(token === null ? 'actions.share_save' : 'ui.save')}
          </Button>
        </>
      }
    >
      <Stack>
        {error ? <ErrorNotice error={error} /> : undefined}
        <p>{t('actions.share_about')}</p>
        <fieldset className={styles['group']}>
          <legend>{t('actions.share_fields')}</legend>
          {FIELDS.map((field) => (
            <CheckBox
              key={field}
              label={t(`actions.share_field_${field}`)}
              checked={fields.includes(field)}
              onChange={(event) => toggle(field, event.target.checked)}
            />
          ))}
        </fieldset>
        {token === null ? undefined : <PageLink token={token} />}
      </Stack>
    </Dialog>
  );
}

function PageLink({ token }: { token: string }) {
  const t = useActionsText();
  const { apiUrl } = useApi();
  const url = new URL(`${apiUrl.replace(/\/+$/, '')}/share/${token}`, location.href).href;
  return <SharedLink url={url} openLabel={t('actions.share_open')} copyLabel={t('actions.share_copy')} />;
}
