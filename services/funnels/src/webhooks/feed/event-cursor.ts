import { invalidInput } from '@trackway/errors';

const FORMAT = /^1\.(0|[1-9]\d{0,14})$/;

/** The cursor after a position. Clients treat it as opaque, so its content can change. */
export function cursorOf(position: number): string {
  return Buffer.from(`1.${position}`).toString('base64url');
}

/** @throws AppError `validation_errors` for a text that is no cursor */
export function positionOf(cursor: string): number {
  const position = FORMAT.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (position !== undefined) return Number(position);
  throw invalidInput({
    after: ['Must be a `next` of an earlier response, or `latest`. Omit it for the oldest event.'],
  });
}
