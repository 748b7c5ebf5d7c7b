import { useNavigate } from '@tanstack/react-router';
import { randomId } from '@trackway/client';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { RecordField } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { TextArea } from '../ui/field';
import { AGENT } from './agent-api';
import { useAgentsText } from './use-agents-text';

/** Starts an agent. A repeated click or request starts it once. */
export function StartDialog({ agent, onClose }: { agent: string; onClose: () => void }) {
  const t = useAgentsText();
  const navigate = useNavigate();
  const [input, setInput] = useState('');
  const [project, setProject] = useState('');
  const [idempotencyKey] = useState(() => randomId());
  const start = useChange(
    (api) => {
      const body = { input, ...(project ? { project_id: project } : {}) };
      return api.call('post', `${AGENT}/executions`, { path: { agent }, body }, { idempotencyKey });
    },
    ({ ai_agent_execution: { id } }) =>
      void navigate({ to: '/agents/executions/$execution', params: { execution: id } }),
  );
  return (
    <ConfirmDialog title={t('agents.start')} look="primary" action={start} onClose={onClose}>
      <TextArea
        label={t('agents.input')}
        hint={t('agents.input_hint')}
        value={input}
        onChange={(event) => setInput(event.target.value)}
      />
      <RecordField label={t('rules.project')} source={PROJECTS} value={project} onChange={setProject} />
    </ConfirmDialog>
  );
}
