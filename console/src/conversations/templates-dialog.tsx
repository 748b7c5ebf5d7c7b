import type { ReplyTemplate } from '@trackway/client';
import { useState } from 'react';
import { useAllReplyTemplates } from '../api/use-all';
import { useChange } from '../api/use-change';
import { useChannelsText } from '../text/use-channels-text';
import { Button, IconButton, nameClass } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Dialog } from '../ui/dialog';
import { Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { NewTemplate, StoredTemplate, TEMPLATE } from './template-form';

const NEW = 'new';

/** Lists, creates, changes and deletes reply templates. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useChannelsText();
  const [shown, setShown] = useState<string>();
  const close = () => setShown(undefined);
  const [deleted, setDeleted] = useState<ReplyTemplate>();
  return (
    <Dialog title={t('conversations.manage_templates')} onClose={onClose} size="wide">
      <Stack>
        <Loaded of={useAllReplyTemplates()} lines={2}>
          {(templates) =>
            templates.length === 0 ? (
              <Quiet>{t('conversations.no_templates')}</Quiet>
            ) : (
              templates.map((template) => (
                <Row key={template.id}>
                  <Button className={nameClass} onClick={() => setShown(template.id)}>
                    {template.name}
                  </Button>
                  <IconButton
                    icon="trash"
                    label={t('conversations.delete_template', { name: template.name })}
                    onClick={() => setDeleted(template)}
                  />
                </Row>
              ))
            )
          }
        </Loaded>
        <Button icon="plus" onClick={() => setShown(NEW)}>
          {t('conversations.new_template')}
        </Button>
        {shown === NEW ? <NewTemplate onDone={close} /> : undefined}
        {shown !== undefined && shown !== NEW ? <StoredTemplate key={shown} id={shown} onDone={close} /> : undefined}
      </Stack>
      {deleted ? <DeleteTemplateDialog template={deleted} onClose={() => setDeleted(undefined)} /> : undefined}
    </Dialog>
  );
}

function DeleteTemplateDialog({ template: { id, name }, onClose }: { template: ReplyTemplate; onClose: () => void }) {
  const t = useChannelsText();
  const remove = useChange((client) => client.call('delete', TEMPLATE, { path: { reply_template: id } }), onClose);
  return (
    <ConfirmDialog
      title={t('conversations.delete_template', { name })}
      label={t('ui.delete')}
      action={remove}
      onClose={onClose}
    >
      <p>{t('conversations.delete_template_about')}</p>
    </ConfirmDialog>
  );
}
