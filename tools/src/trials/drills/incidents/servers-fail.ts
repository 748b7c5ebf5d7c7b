import type { Incident } from '../incident';

export const databaseFailover: Incident = {
  name: 'database-failover',
  description: 'the host of the primary of PostgreSQL is lost, and a standby takes over',
  alerts: ['ApiErrorBudgetBurnsFast'],
  limitSeconds: 90,
  runbook: 'database-fails-over',
  inject: async (cluster) => {
    const { servers, address } = cluster;
    const { standby, forwarders } = servers;
    servers.losePrimary();
    return async ({ follow }) => {
      await follow('database-fails-over', 'Readiness report of a service', { SERVICE: 'projects' });
      cluster.usePostgres(standby.url);
      await follow('database-fails-over', 'Promote the standby');
      const target = { NEW_HOST: address, NEW_PORT: String(forwarders.standby.port) };
      await follow('database-fails-over', 'Point the Service at the new primary', target);
      await follow('database-fails-over', 'Services are ready and outboxes are published');
    };
  },
};

export const brokerDown: Incident = {
  name: 'broker-down',
  description: 'Kafka resets all connections and accepts no new ones',
  alerts: ['OutboxStands'],
  limitSeconds: 60,
  runbook: 'events-do-not-arrive',
  inject: async (cluster) => {
    const { kafka } = cluster.servers.forwarders;
    kafka.cut();
    cluster.onEnd(async () => kafka.restore());
    return async ({ follow, act }) => {
      await follow('events-do-not-arrive', 'Readiness report of a service', { SERVICE: 'projects' });
      await follow('events-do-not-arrive', 'Events in outboxes');
      await act('the broker is started again', async () => kafka.restore());
      await follow('events-do-not-arrive', 'Messages that wait for consumers, and the rate of their processing');
    };
  },
};
