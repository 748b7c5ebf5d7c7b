import type { Cause } from '../cause';

export const junkMessage: Cause = {
  what: 'something writes to history.events what is no event',
  cure: '`npm run dlq` lists it with its reason, `npm run dlq -- skip` puts it aside',
  alerts: ['DeadLetters'],
  begin: async (scene) => {
    const producer = scene.kafka().producer();
    await producer.connect();
    await producer.send({ topic: 'history.events', messages: [{ key: 'x', value: 'no event at all' }] });
    await producer.disconnect();
    return async () => {
      if (!(await scene.dlq()).includes('This is not an event')) throw new Error('The dead letter is not listed.');
      await scene.dlq('skip', 'history.events');
      if ((await scene.dlq()).includes('history.events')) throw new Error('The dead letter is still listed.');
    };
  },
};

export const rejectedEvent: Cause = {
  what: 'the outbox of projects has an event that is larger than the broker allows',
  cure: 'the other events leave the outbox; the row is in quarantine, where an operator deletes it',
  alerts: ['EventsQuarantined'],
  begin: async (scene) => {
    const row = `'history.events', 'too-large', repeat('x', 2000000)`;
    await scene.sql('projects', `INSERT INTO outbox (topic, key, value) SELECT ${row}`);
    return async () => scene.sql('projects', `DELETE FROM outbox_quarantine WHERE key = 'too-large'`);
  },
};

export const unclaimedOperations: Cause = {
  what: 'workers of spreadsheets may not claim operations, and an export is asked for',
  cure: 'the log of spreadsheets says why its background step failed; the right is given back',
  alerts: ['OperationsWait'],
  begin: async (scene) => {
    const claim = 'FUNCTION claimable_operations(integer)';
    await scene.sql('spreadsheets', `REVOKE EXECUTE ON ${claim} FROM PUBLIC, spreadsheets_app`);
    await scene.make('/spreadsheet-operations/export/contact', 'spreadsheet_operation', {});
    return async () => {
      const isSaid = scene.logOf('spreadsheets').includes('permission denied for function claimable_operations');
      await scene.sql('spreadsheets', `GRANT EXECUTE ON ${claim} TO PUBLIC`);
      if (!isSaid) throw new Error('The log of spreadsheets does not contain the reason.');
    };
  },
};
