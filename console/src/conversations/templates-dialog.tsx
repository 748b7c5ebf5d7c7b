import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { useChannelsText } from '../text/use-channels-text';
import { Button, IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { ErrorNotice } from '../ui/notice';
import { NewTemplate, StoredTemplate, TEMPLATE, TEMPLATES } from './template-form';

const PER_PAGE = 100;
const NEW = 'new';

/** Lists, creates, changes and deletes reply templates. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useChannelsText();
  const read = useRead(TEMPLATES, { query: { perPage: PER_PAGE } });
  const [shown, setShown] = useState<string>();
  const close = () => setShown(undefined);
  const remove = useChange((client, id: string) => client.call('delete', TEMPLATE, { path: { reply_template: id } }));
  return (
    <Dialog title={t('conversations.manage_templates')} onClose={onClose} size="wide">
      <Stack>
        {remove.error ? <ErrorNotice error={remove.error} /> : undefined}
        <Loaded of={read} lines={2}>
          {({ reply_templates: templates }) =>
            templates.length === 0 ? (
              <Quiet>{t('conversations.no_templates')}</Quiet>
            ) : (
              templates.map(({ id, name }) => (
                <Row key={id}>
                  <Button onClick={() => setShown(id)}>{name}</Button>
                  <IconButton
                    icon="trash"
                    label={t('conversations.delete_template', { name })}
                    onClick={() => remove.mutate(id)}
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
    </Dialog>
  );
}
