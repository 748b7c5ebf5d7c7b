import { type AppError, conflict } from '@trackway/errors';

/** Names are compared without case. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

export function nameInUse(): AppError {
  return conflict('A template with this name exists.', { name: ['It must be unique.'] });
}
