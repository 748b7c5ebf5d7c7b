import type { Readable } from 'node:stream';
import { OutboundError } from '@trackway/outbound';

/** First bytes of executable files, which are rejected. */
const PROGRAMS = ['MZ', '\x7fELF', '#!', '\xca\xfe\xba\xbe', '\xfe\xed\xfa', '\xcf\xfa\xed\xfe'];
const PROGRAM_TYPES =
  /^application\/(?:x-msdownload|x-msi|x-sh|x-executable|x-mach-binary|vnd\.microsoft\.portable-executable|java-archive)$/;
const HEAD_BYTES = 4;

export const PROGRAM_REJECTED = 'Executable files are not accepted.';

export function isProgramType(mimeType: string): boolean {
  return PROGRAM_TYPES.test(mimeType);
}

/** Streams a file and fails at its first bytes if it is executable. */
export async function* rejectPrograms(body: Readable): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of body) {
    if (head) {
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) continue;
      assertNoProgram(head);
      yield head;
      head = undefined;
    } else yield chunk;
  }
  if (!head?.length) return;
  assertNoProgram(head);
  yield head;
}

function assertNoProgram(head: Buffer): void {
  const text = head.toString('latin1');
  if (PROGRAMS.some((bytes) => text.startsWith(bytes))) throw new OutboundError('url_refused', PROGRAM_REJECTED);
}
