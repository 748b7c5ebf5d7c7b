import { Link, useParams } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { Card, Facts, Page, Stack } from '../ui/layout';
import layout from '../ui/layout.module.css';
import { LoadedScreen } from '../ui/loaded-screen';
import { Time } from '../ui/time';
import { EXECUTION, type Execution, isActive } from './agent-api';
import { ApprovalCard } from './approval-card';
import { BudgetCard } from './budget-card';
import { CancelExecution } from './cancel-execution';
import { ExecutionState } from './execution-state';
import { Transcript } from './transcript';
import { useAgentsText } from './use-agents-text';
import { useStarterText } from './use-starter-text';

const LIVE_MS = 1_500;

/** One execution: what it was asked, each message and tool call, what it waits for, and what it costs. */
export function ExecutionScreen() {
  const { execution: id } = useParams({ from: '/agents/executions/$execution' });
  const read = useRead(
    EXECUTION,
    { path: { execution: id } },
    { refetchMs: (found) => (found && !isActive(found.ai_agent_execution) ? false : LIVE_MS) },
  );
  return (
    <LoadedScreen of={read}>{({ ai_agent_execution: execution }) => <Detail execution={execution} />}</LoadedScreen>
  );
}

function Detail({ execution }: { execution: Execution }) {
  return (
    <Page
      title={execution.agent.name}
      about={<ExecutionState of={execution} />}
      actions={isActive(execution) ? <CancelExecution execution={execution.id} /> : undefined}
    >
      {execution.status === 'awaiting_approval' ? <ApprovalCard execution={execution} /> : undefined}
      <div className={layout['columns']}>
        <Transcript execution={execution} />
        <Stack>
          <BudgetCard execution={execution} />
          <FactsCard execution={execution} />
        </Stack>
      </div>
    </Page>
  );
}

function FactsCard({ execution }: { execution: Execution }) {
  const t = useAgentsText();
  const starterText = useStarterText();
  const { agent, project_id: project, trigger, started_by: by, provider, model } = execution;
  return (
    <Card title={t('ui.details')}>
      <Facts
        of={[
          [
            t('agents.agent'),
            <Link key="agent" to="/agents/$agent" params={{ agent: agent.id }}>
              {t('agents.version_of', { name: agent.name, version: agent.version })}
            </Link>,
          ],
          [
            t('rules.project'),
            project ? (
              <Link key="project" to="/projects/$project" params={{ project }} search={{ tab: 'history' }}>
                {t('agents.open_project')}
              </Link>
            ) : undefined,
          ],
          [t('rules.trigger'), starterText(trigger)],
          [t('ui.by'), by.name ?? by.id],
          [t('agents.model'), `${provider} / ${model}`],
          [t('ui.created'), <Time key="created" at={execution.created_at} />],
          [t('agents.started'), <Time key="started" at={execution.started_at} />],
          [t('transfers.completed'), <Time key="completed" at={execution.completed_at} />],
          [t('history.correlation'), <code key="correlation">{execution.correlation_id}</code>],
          ['Id', <code key="id">{execution.id}</code>],
        ]}
      />
    </Card>
  );
}
