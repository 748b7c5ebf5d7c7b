import { createHash } from 'node:crypto';

/** The only style of the page. The content security policy allows it by its hash. */
export const style = `
:root { color-scheme: light dark; --ground: #f3f5f8; --card: #fff; --ink: #172033; --soft: #5a6678; --line: #e3e8ef; --fill: #f6f8fb; --accent: #1f5fbf; --good: #18794e; --warn: #9a5b00; --bad: #b4232c; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0f141b; --card: #181f29; --ink: #e9eef5; --soft: #a2aec0; --line: #2b3644; --fill: #1f2834; --accent: #7fb0ff; --good: #4cc38a; --warn: #f0b35a; --bad: #ff8f8f; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; -webkit-text-size-adjust: 100%; }
main { max-width: 52rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3.25rem) clamp(.75rem, 3vw, 1.5rem); }
header { display: flex; justify-content: space-between; gap: 1rem; padding: 0 .35rem .8rem; color: var(--soft); font-size: .9rem; }
header span { overflow-wrap: anywhere; }
.frame { font-weight: 600; color: var(--ink); }
article { background: var(--card); border: 1px solid var(--line); border-top: 4px solid var(--accent); border-radius: 1rem; padding: clamp(1.25rem, 4.5vw, 2.75rem); box-shadow: 0 1px 2px rgb(16 24 40 / .05), 0 12px 32px rgb(16 24 40 / .06); }
.title { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .6rem 1.25rem; }
h1 { flex: 1 1 16rem; margin: 0; font-size: clamp(1.5rem, 5vw, 2.15rem); line-height: 1.2; letter-spacing: -.015em; overflow-wrap: anywhere; }
h2 { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; margin: 2.25rem 0 .7rem; font-size: 1.05rem; }
h2 span { color: var(--soft); font-size: .875rem; font-weight: 400; }
.status { padding: .2rem .85rem; border: 1px solid currentColor; border-radius: 2rem; color: var(--accent); font-size: .875rem; font-weight: 600; }
.s2 { color: var(--good); } .s3 { color: var(--bad); } .s4 { color: var(--warn); }
.lead { margin: .9rem 0 0; max-width: 65ch; white-space: pre-line; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(8.2rem, 100%), 1fr)); gap: .7rem; margin: 1.75rem 0 0; }
dl div { padding: .7rem .9rem; border-radius: .7rem; background: var(--fill); }
dt { color: var(--soft); font-size: .8rem; }
dd { margin: .1rem 0 0; font-weight: 600; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
ul { margin: 0; padding: 0; list-style: none; }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; }
.chips li { display: inline-flex; align-items: center; gap: .5rem; max-width: 100%; padding: .25rem .85rem; border: 1px solid var(--line); border-radius: 2rem; font-size: .925rem; overflow-wrap: anywhere; }
.people li { padding-left: .3rem; }
.people b { display: grid; place-items: center; width: 1.75rem; height: 1.75rem; flex: none; border-radius: 50%; background: var(--accent); color: var(--card); font-size: .7rem; }
.dot { width: .65rem; height: .65rem; flex: none; }
progress { appearance: none; display: block; width: 100%; height: .45rem; border: 0; border-radius: 1rem; overflow: hidden; background: var(--line); }
progress::-webkit-progress-bar { background: var(--line); }
progress::-webkit-progress-value { background: var(--good); border-radius: 1rem; }
progress::-moz-progress-bar { background: var(--good); border-radius: 1rem; }
.tasks { margin-top: .6rem; }
.tasks li { display: flex; flex-wrap: wrap; align-items: flex-start; gap: .2rem .7rem; padding: .6rem 0; border-top: 1px solid var(--line); }
.tasks li:first-child { border-top: 0; }
.tasks svg { width: 1.2rem; height: 1.2rem; margin-top: .2rem; flex: none; }
.tasks span { flex: 1; min-width: 9rem; overflow-wrap: anywhere; }
.tasks time { color: var(--soft); font-size: .875rem; line-height: 1.6rem; }
.tasks i { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.disc { fill: var(--good); } .tick { fill: none; stroke: var(--card); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; } .ring { fill: none; stroke: var(--soft); stroke-width: 1.6; }
.done { color: var(--soft); } .done span { text-decoration: line-through; }
.error { max-width: 30rem; margin: 12vh auto 0; text-align: center; }
footer { margin: 1.4rem .35rem; color: var(--soft); font-size: .875rem; text-align: center; }
@media print { body { background: none; } article { box-shadow: none; } }
`;

const STYLE_HASH = createHash('sha256').update(style).digest('base64');

/** The page loads nothing, runs nothing, cannot be framed, and is not cached. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
  Vary: 'Accept',
};
