import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../api/api-context';
import { loadRelation } from '../api/relations';
import { useChange } from '../api/use-change';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { TextArea } from '../ui/field';
import { type Option, Picker } from '../ui/picker';
import { AGENT } from './agent-api';
import { useAgentsText } from './use-agents-text';

const PROJECTS = '/api/management/projects';

/** Starts an agent. A repeated click or request starts it once. */
export function StartDialog({ agent, onClose }: { agent: string; onClose: () => void }) {
  const t = useAgentsText();
  const { client } = useApi();
  const navigate = useNavigate();
  const [input, setInput] = useState('');
  const [project, setProject] = useState<Option>();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const start = useChange(
    (api) => {
      const body = { input, ...(project ? { project_id: String(project.value) } : {}) };
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
      <Picker
        label={t('rules.project')}
        source={PROJECTS}
        load={loadRelation(client.call, PROJECTS, 'entries')}
        chosen={project?.label ?? ''}
        onChoose={setProject}
      />
    </ConfirmDialog>
  );
}
