import { styleText } from 'node:util';
import type { Terminal } from '../terminal';

/** Colours text on terminals only. */
export function styled(
  { hasColors }: Pick<Terminal, 'hasColors'>,
  style: 'bold' | 'dim' | 'red',
  text: string,
): string {
  return hasColors ? styleText(style, text, { validateStream: false }) : text;
}
