import { createLogger, type Logger } from '@trackway/runtime';

/** A logger that writes nothing. */
export function quietLogger(): Logger {
  return createLogger({ service: 'test', level: 'silent' });
}

/** A prefix for topics and groups that no other test file has. */
export function freshTopicPrefix(): string {
  return `t${Math.random().toString(36).slice(2, 12)}.`;
}
