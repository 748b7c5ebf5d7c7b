import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a file in UTF-8, split on `\n` only. `node:readline` also splits on U+2028, U+2029 and `\r`, which JSON does
 * not escape in strings.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest: string[] = [];
  for await (const chunk of createReadStream(path)) {
    const [first = '', ...lines] = decoder.write(chunk as Buffer).split('\n');
    rest.push(first);
    if (lines.length === 0) continue;
    yield rest.join('');
    rest = [lines.pop() ?? ''];
    yield* lines;
  }
  const last = rest.join('') + decoder.end();
  if (last !== '') yield last;
}
