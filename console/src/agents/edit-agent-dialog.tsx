import { EditForm } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { AGENT, type Agent } from './agent-api';
import { type AgentDraft, draftOf, updateBody } from './agent-draft';
import { AgentFields, useAgentLabels } from './agent-fields';
import { useAgentsText } from './use-agents-text';

/** Changes an agent, which creates a version. Executions that have started keep theirs. */
export function EditAgentDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useAgentsText();
  const path = { agent: agent.id };
  const edit = useEdit<AgentDraft>({
    path: `/api/management/ai/agents/${agent.id}`,
    first: draftOf(agent),
    read: async (client) => draftOf((await client.call('get', AGENT, { path })).ai_agent),
    write: (client, changes, options, draft) =>
      client.call('patch', AGENT, { path, body: updateBody(draft, changes) }, options),
    onDone: useSaved(onClose),
  });
  return (
    <EditForm title={t('agents.edit')} edit={edit} labels={useAgentLabels()} onClose={onClose}>
      <AgentFields form={edit} />
    </EditForm>
  );
}
