import { createHash } from 'node:crypto';

/** The only style of the page; the policy allows it by its hash, and nothing else. */
export const style = `
:root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --ink: #1c2430; --soft: #566072; --line: #dfe3e8; --accent: #1f5fbf; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12161c; --card: #1b212a; --ink: #e8ecf1; --soft: #a3adba; --line: #303946; --accent: #7fb0ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: clamp(1rem, 5vw, 3.5rem) 1rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: .9rem; padding: clamp(1.2rem, 4vw, 2.4rem); }
h1 { margin: 0 0 .35rem; font-size: clamp(1.4rem, 5vw, 2rem); line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .5rem; font-size: 1rem; color: var(--soft); font-weight: 600; }
p { margin: .5rem 0; overflow-wrap: anywhere; white-space: pre-line; }
.frame, footer { color: var(--soft); font-size: .9rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 1rem; margin: 1.6rem 0 0; padding: 1.2rem 0 0; border-top: 1px solid var(--line); }
dt { color: var(--soft); font-size: .85rem; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
ul { margin: 0; padding: 0; list-style: none; }
.tags { display: flex; flex-wrap: wrap; gap: .4rem; }
.tags li { border: 1px solid var(--line); border-radius: 2rem; padding: .1rem .8rem; font-size: .9rem; }
.tasks li { padding: .5rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.tasks li:first-child { border-top: 0; }
.done { color: var(--soft); }
footer { margin: 1.2rem .3rem; }
`;

const STYLE_HASH = createHash('sha256').update(style).digest('base64');

/** Nothing is loaded, run, framed, sent or kept. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
  Vary: 'Accept',
};
