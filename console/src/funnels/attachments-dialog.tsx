import type { StepAttachment } from '@trackway/client';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { CheckBox } from '../ui/field';
import { Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty, ErrorNotice } from '../ui/notice';
import { SortableList } from '../ui/sortable-list';
import { useToast } from '../ui/toast';
import { AddAttachment } from './add-attachment';
import { ATTACHMENTS, type FunnelStep } from './funnel-api';
import { useAttachmentsText } from './use-attachments-text';

/** The videos and files of a step: order, what must be watched, new ones. Changes are stored at once. */
export function AttachmentsDialog({ step, onClose }: { step: FunnelStep; onClose: () => void }) {
  const t = useAttachmentsText();
  const read = useRead(ATTACHMENTS, { path: { step: step.id } });
  return (
    <Dialog title={t('attachments.title_of', { name: step.name })} size="wide" onClose={onClose}>
      <Stack>
        <Quiet>{t('attachments.about')}</Quiet>
        <Loaded of={read} lines={2}>
          {({ step_attachments: attachments }) =>
            attachments.length === 0 ? (
              <Empty title={t('attachments.none')} />
            ) : (
              <AttachmentList step={step.id} attachments={attachments} />
            )
          }
        </Loaded>
        <AddAttachment step={step.id} />
      </Stack>
    </Dialog>
  );
}

function AttachmentList({ step, attachments }: { step: string; attachments: readonly StepAttachment[] }) {
  const t = useAttachmentsText();
  const toast = useToast();
  const order = useChange(
    (client, items: readonly StepAttachment[]) =>
      client.call('put', `${ATTACHMENTS}/order`, {
        path: { step },
        body: { attachment_ids: items.map(({ id }) => id) },
      }),
    undefined,
    `attachments.${step}`,
  );
  const remove = useChange(
    (client, { id }: StepAttachment) =>
      client.call('delete', `${ATTACHMENTS}/{attachment}`, { path: { step, attachment: id } }),
    (_, { name }) => toast(t('attachments.deleted', { name })),
  );
  const error = order.error ?? remove.error;
  return (
    <>
      {error ? <ErrorNotice error={error} /> : undefined}
      <SortableList
        label={t('attachments.title')}
        items={order.isPending ? order.variables : attachments}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOrder={(items) => order.mutate(items)}
        tools={(attachment) => (
          <IconButton
            icon="trash"
            label={t('attachments.delete_of', { name: attachment.name })}
            disabled={remove.isPending}
            onClick={() => remove.mutate(attachment)}
          />
        )}
      >
        {(attachment) => <Attachment of={attachment} />}
      </SortableList>
    </>
  );
}

function Attachment({ of: { id, name, type, url, duration, watch } }: { of: StepAttachment }) {
  const t = useAttachmentsText();
  const require = useChange((client, isRequired: boolean) =>
    client.call('post', '/api/management/update-required-step-attachment', { body: { id, watch: isRequired } }),
  );
  return (
    <Stack>
      <Row>
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
        <Quiet>
          {t(`attachments.${type}`)}
          {duration === null ? '' : `, ${t('attachments.seconds', { count: duration })}`}
        </Quiet>
        {type === 'video' ? (
          <CheckBox
            label={t('attachments.watch')}
            checked={require.isPending ? require.variables : watch}
            disabled={require.isPending}
            onChange={(event) => require.mutate(event.target.checked)}
          />
        ) : undefined}
      </Row>
      {require.error ? <ErrorNotice error={require.error} /> : undefined}
    </Stack>
  );
}
