import { newId } from '@trackway/runtime';
import { aWebhook } from './delivery-stores.contract';
import { disabledEvent } from './disabled-event';

it('the event of a disabled webhook contains only the origin of its URL', () => {
  const webhook = aWebhook({ url: 'https://hooks.example.org/secret?token=secret' });

  const { payload } = disabledEvent(newId(), webhook, newId());

  expect(payload).toContain('"url":"https://hooks.example.org"');
  expect(payload).not.toContain('secret');
});
