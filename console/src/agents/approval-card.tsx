import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { TextArea } from '../ui/field';
import { Card, Code, Row, Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { prettyJson } from '../ui/pretty-json';
import { useToast } from '../ui/toast';
import { EXECUTION, type Execution } from './agent-api';
import { useAgentsText } from './use-agents-text';

/** The tool calls that an agent waits for, with everything that they would change. */
export function ApprovalCard({ execution: { id, waiting } }: { execution: Execution }) {
  const t = useAgentsText();
  const toast = useToast();
  const [isRejecting, setRejecting] = useState(false);
  const approve = useChange(
    (client) => client.call('post', `${EXECUTION}/approve`, { path: { execution: id } }),
    () => toast(t('agents.approved')),
  );
  return (
    <Card title={t('agents.waiting')}>
      <p>{t('agents.waiting_about')}</p>
      {waiting.map(({ name, arguments: given }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Calls have no id, and can be equal.
        <Stack key={index}>
          <code>{name}</code>
          <Code label={t('agents.arguments_of', { name })}>{prettyJson(given)}</Code>
        </Stack>
      ))}
      {approve.error ? <ErrorNotice error={approve.error} /> : undefined}
      <Row>
        <Button look="primary" icon="check" disabled={approve.isPending} onClick={() => approve.mutate(undefined)}>
          {t('agents.approve', { count: waiting.length })}
        </Button>
        <Button look="danger" onClick={() => setRejecting(true)}>
          {t('agents.reject')}
        </Button>
      </Row>
      {isRejecting ? <RejectDialog execution={id} onClose={() => setRejecting(false)} /> : undefined}
    </Card>
  );
}

function RejectDialog({ execution, onClose }: { execution: string; onClose: () => void }) {
  const t = useAgentsText();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const reject = useChange(
    (client) => {
      const body = reason.trim() === '' ? {} : { reason: reason.trim() };
      return client.call('post', `${EXECUTION}/refuse`, { path: { execution }, body });
    },
    () => {
      toast(t('agents.rejected'));
      onClose();
    },
  );
  return (
    <ConfirmDialog title={t('agents.reject')} action={reject} onClose={onClose}>
      <TextArea
        label={t('agents.reason')}
        hint={t('agents.reason_hint')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
