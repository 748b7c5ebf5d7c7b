import type { KafkaMessage } from 'kafkajs';
import { originalTopic, readDeadLetter, restoredMessage } from './dead-letter';

function deadLettered(value: string): KafkaMessage {
  return {
    key: Buffer.from('p-1'),
    value: Buffer.from(value),
    timestamp: '1795240000000',
    attributes: 0,
    offset: '7',
    headers: { traceparent: '00-a-b-01', 'x-group': 'projects', 'x-error': 'no such frame', 'x-offset': '3:42' },
  };
}

describe('a dead letter', () => {
  it('has the consumer group, the error and the type of its event', () => {
    const letter = readDeadLetter('forms.events.dlq', 3, deadLettered('{"id":"e-1","type":"forms.changed.v1"}'));

    expect(letter).toMatchObject({
      topic: 'forms.events.dlq',
      partition: 3,
      offset: '7',
      group: 'projects',
      error: 'no such frame',
      type: 'forms.changed.v1',
      id: 'e-1',
    });
    expect(letter.diedAt.toISOString()).toBe('2026-11-21T05:46:40.000Z');
  });

  it('can be an invalid event', () => {
    expect(readDeadLetter('forms.events.dlq', 0, deadLettered('not json'))).toMatchObject({ type: '', id: '' });
  });

  it('is replayed to its topic with the original key, value and headers', () => {
    const message = restoredMessage(deadLettered('{"id":"e-1"}'));

    expect(originalTopic('forms.events.dlq')).toBe('forms.events');
    expect(message.headers).toEqual({ traceparent: '00-a-b-01' });
    expect(message.value?.toString()).toBe('{"id":"e-1"}');
    expect(message.key?.toString()).toBe('p-1');
  });
});
