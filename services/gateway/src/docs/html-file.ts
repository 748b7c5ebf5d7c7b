import type { Respond } from './local-response';
import { CONTENT_POLICY } from './page';
import { staticFile } from './static-file';

/** A page of the documentation, which loads nothing from other origins. */
export function htmlFile(html: string): Respond {
  return staticFile('text/html; charset=utf-8', html, ['Content-Security-Policy', CONTENT_POLICY]);
}
