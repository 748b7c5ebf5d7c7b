import type { Fault } from '../fault';

export const invalidMessage: Fault = {
  description: 'a producer writes an invalid event to history.events',
  remedy: '`npm run dlq` lists it with its reason, `npm run dlq -- skip` skips it',
  alerts: ['DeadLetters'],
  inject: async (handle) => {
    const producer = handle.kafka().producer();
    await producer.connect();
    await producer.send({ topic: 'history.events', messages: [{ key: 'x', value: 'not an event' }] });
    await producer.disconnect();
    return async () => {
      if (!(await handle.dlq()).includes('This is not an event')) throw new Error('The dead letter is not listed.');
      await handle.dlq('skip', 'history.events');
      if ((await handle.dlq()).includes('history.events')) throw new Error('The dead letter is still listed.');
    };
  },
};

export const rejectedEvent: Fault = {
  description: 'the outbox of projects has an event that is larger than the broker allows',
  remedy: 'the other events leave the outbox; the row is in quarantine, where an operator deletes it',
  alerts: ['EventsQuarantined'],
  inject: async (handle) => {
    const row = `'history.events', 'too-large', repeat('x', 2000000)`;
    await handle.sql('projects', `INSERT INTO outbox (topic, key, value) SELECT ${row}`);
    return async () => handle.sql('projects', `DELETE FROM outbox_quarantine WHERE key = 'too-large'`);
  },
};

export const unclaimedOperations: Fault = {
  description: 'workers of spreadsheets lack the permission to claim operations, while an export is started',
  remedy: 'the log of spreadsheets contains the reason; the permission is granted again',
  alerts: ['OperationsWait'],
  inject: async (handle) => {
    const claim = 'FUNCTION claimable_operations(integer)';
    await handle.sql('spreadsheets', `REVOKE EXECUTE ON ${claim} FROM PUBLIC, spreadsheets_app`);
    await handle.create('/spreadsheet-operations/export/contact', 'spreadsheet_operation', {});
    return async () => {
      const isLogged = handle.logOf('spreadsheets').includes('permission denied for function claimable_operations');
      await handle.sql('spreadsheets', `GRANT EXECUTE ON ${claim} TO PUBLIC`);
      if (!isLogged) throw new Error('The log of spreadsheets does not contain the reason.');
    };
  },
};
