import { useSearch } from '@tanstack/react-router';
import { Page } from '../ui/layout';
import { Tabs } from '../ui/tabs';
import { AgentsTab } from './agents-tab';
import { ExecutionsTab } from './executions-tab';
import { useAgentsText } from './use-agents-text';

/** What agents did and what waits for approval, and the agents themselves. */
export function AgentsScreen() {
  const t = useAgentsText();
  const { tab } = useSearch({ from: '/agents' });
  return (
    <Page title={t('nav.agents')} about={t('agents.about')}>
      <Tabs
        label={t('nav.agents')}
        current={tab ?? 'executions'}
        tabs={[
          { key: 'executions', label: t('agents.executions') },
          { key: 'agents', label: t('agents.agents') },
        ]}
      />
      {tab === 'agents' ? <AgentsTab /> : <ExecutionsTab />}
    </Page>
  );
}
