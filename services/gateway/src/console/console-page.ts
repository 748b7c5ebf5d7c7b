import { createHash } from 'node:crypto';
import type { ConsoleConfig } from './console-config';

const BASE = /<base href="[^"]*"[^>]*>/;
const CONFIG = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/;
const INLINE_SCRIPT = /<script(?![^>]*(?:src=|application\/json))[^>]*>([^<]+)<\/script>/g;

/** Writes the base path and the configuration into the built page. */
export function consolePage(html: string, config: ConsoleConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html
    .replace(BASE, () => `<base href="${config.basePath}">`)
    .replace(CONFIG, (_whole, start: string, end: string) => `${start}${json}${end}`);
}

/**
 * Only the inline scripts of the page run, and the modules that they import. Styles are files of this origin. The page
 * calls only its own origin, and those at which users sign in.
 */
export function consolePolicy(html: string, signInOrigins: readonly string[]): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => `'sha256-${sha256(text)}'`);
  return [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    // Videos of steps are files of this origin, or links.
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...signInOrigins].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
