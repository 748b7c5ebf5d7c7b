import { useNavigate } from '@tanstack/react-router';
import { CreateDialog } from '../edit/create-dialog';
import { useNew } from '../edit/use-new';
import { useToast } from '../ui/toast';
import { createBody, NEW_AGENT } from './agent-draft';
import { AgentFields } from './agent-fields';
import { useAgentsText } from './use-agents-text';

/** Creates an agent, which acts with the scopes of its author, and opens it. */
export function CreateAgentDialog({ onClose }: { onClose: () => void }) {
  const t = useAgentsText();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useNew({
    first: NEW_AGENT,
    write: (client, draft) => client.call('post', '/api/management/ai/agents', { body: createBody(draft) }),
    onDone: ({ ai_agent: { id } }) => {
      toast(t('agents.created'));
      void navigate({ to: '/agents/$agent', params: { agent: id } });
    },
  });
  return (
    <CreateDialog
      title={t('agents.create')}
      onClose={onClose}
      create={form.create}
      isComplete={[form.draft.name, form.draft.instructions].every((text) => text.trim() !== '')}
    >
      <AgentFields form={form} />
    </CreateDialog>
  );
}
