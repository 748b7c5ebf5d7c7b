import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card, Code, Facts, Page, Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { LoadedScreen } from '../ui/loaded-screen';
import { useNumber } from '../ui/money';
import { Empty } from '../ui/notice';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { AGENT, type Agent, EXECUTIONS } from './agent-api';
import { DeleteAgentDialog } from './delete-agent-dialog';
import { EditAgentDialog } from './edit-agent-dialog';
import { ExecutionTable } from './execution-table';
import { StartDialog } from './start-dialog';
import { useAgentsText } from './use-agents-text';

const MAX_EXECUTIONS = 10;
const LIVE_MS = 5_000;

/** One agent: instructions, tools, limits, versions and its latest executions. */
export function AgentScreen() {
  const { agent: id } = useParams({ from: '/agents/$agent' });
  const read = useRead(AGENT, { path: { agent: id } });
  return <LoadedScreen of={read}>{({ ai_agent: agent }) => <Detail agent={agent} />}</LoadedScreen>;
}

function Detail({ agent }: { agent: Agent }) {
  const t = useAgentsText();
  const [shown, setShown] = useState<'start' | 'edit' | 'delete'>();
  const close = () => setShown(undefined);
  return (
    <Page
      title={agent.name}
      about={t('agents.version', { version: agent.version })}
      actions={
        <>
          <Button icon="edit" onClick={() => setShown('edit')}>
            {t('ui.edit')}
          </Button>
          <Button icon="trash" look="danger" onClick={() => setShown('delete')}>
            {t('ui.delete')}
          </Button>
          <Button icon="play" look="primary" onClick={() => setShown('start')}>
            {t('agents.start')}
          </Button>
        </>
      }
    >
      <Definition agent={agent} />
      <Latest agent={agent.id} />
      <Versions agent={agent.id} />
      {shown === 'start' ? <StartDialog agent={agent.id} onClose={close} /> : undefined}
      {shown === 'delete' ? <DeleteAgentDialog agent={agent} onClose={close} /> : undefined}
      {shown === 'edit' ? <EditAgentDialog agent={agent} onClose={close} /> : undefined}
    </Page>
  );
}

function Definition({ agent }: { agent: Agent }) {
  const t = useAgentsText();
  const number = useNumber();
  const { limits, tools, owner, provider, model, needs_approval: needed } = agent;
  const limit = (value: number | undefined) => (value === undefined ? undefined : number(value));
  return (
    <Card title={t('ui.details')}>
      <Facts
        of={[
          [t('agents.model'), `${provider} / ${model}`],
          [t('agents.approval'), t(needed ? 'agents.needs_approval' : 'agents.no_approval')],
          [t('rules.owner'), owner.name ?? owner.id],
          [
            t('agents.tools'),
            tools.length === 0 ? undefined : (
              <Row key="tools">
                {tools.map((tool) => (
                  <Badge key={tool}>{tool}</Badge>
                ))}
              </Row>
            ),
          ],
          [t('agents.max_tokens'), limit(limits.max_tokens)],
          [t('agents.max_steps'), limit(limits.max_steps)],
          [t('agents.max_seconds'), limit(limits.max_seconds)],
          [t('agents.max_cost'), limit(limits.max_cost)],
          [t('agents.daily_tokens'), limit(limits.daily_tokens)],
          [t('agents.daily_cost'), limit(limits.daily_cost)],
        ]}
      />
      <h3>{t('agents.instructions')}</h3>
      <Code label={t('agents.instructions')}>{agent.instructions}</Code>
    </Card>
  );
}

function Latest({ agent }: { agent: string }) {
  const t = useAgentsText();
  const query = { filter: { agent_id: agent }, perPage: MAX_EXECUTIONS };
  const read = useRead(EXECUTIONS, { query }, { refetchMs: LIVE_MS });
  const all = (
    <Link to="/agents" search={{ agent }}>
      {t('agents.all_executions')}
    </Link>
  );
  return (
    <Card title={t('agents.executions')} actions={all}>
      <Loaded of={read} lines={3}>
        {({ executions }) =>
          executions.length === 0 ? (
            <Empty title={t('agents.no_executions')}>{t('agents.no_executions_about')}</Empty>
          ) : (
            <ExecutionTable executions={executions} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Versions({ agent }: { agent: string }) {
  const t = useAgentsText();
  const read = useRead(`${AGENT}/versions`, { path: { agent } });
  return (
    <Card title={t('agents.versions')}>
      <Loaded of={read} lines={2}>
        {({ versions }) => (
          <Table
            label={t('ui.table_of', { name: t('agents.versions') })}
            rows={versions}
            rowKey={({ version }) => version}
            columns={[
              { key: 'version', title: t('agents.version_title'), isNumber: true, cell: ({ version }) => version },
              { key: 'name', title: t('ui.name'), cell: ({ name }) => name },
              { key: 'model', title: t('agents.model'), cell: ({ provider, model }) => `${provider} / ${model}` },
              { key: 'owner', title: t('rules.owner'), cell: ({ owner }) => owner.name ?? owner.id },
              { key: 'at', title: t('ui.updated'), cell: ({ updated_at: at }) => <Time at={at} /> },
            ]}
          />
        )}
      </Loaded>
    </Card>
  );
}
