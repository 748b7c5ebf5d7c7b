interface HtmlPage {
  readonly title: string;
  /** Rules of the page besides the shared ones. */
  readonly style: string;
  readonly body: string;
}

const SHARED_STYLE = `      :root { color-scheme: light dark; --line: light-dark(#dfe3e8, #333a44); --quiet: light-dark(#525b67, #a6b0bd);
        --soft: light-dark(#f5f7fa, #1b2027); --accent: light-dark(#3451b2, #9eb1ff); }
      body { background: light-dark(#fff, #13171c); color: light-dark(#1b1f24, #e8ebef); font: 16px/1.6 system-ui, sans-serif; margin: 0; }
      .page { margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
      header { border-bottom: 1px solid var(--line); }
      nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: .8rem 1.25rem; }
      nav a { color: inherit; text-decoration: none; }
      nav a:hover { text-decoration: underline; }
      .brand { font-weight: 700; }
      a { color: var(--accent); }
      h1 { font-size: 2rem; line-height: 1.25; }
      h2 { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1.5rem; }
      table { border-collapse: collapse; }
      th, td { border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
      code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
      pre { background: var(--soft); border: 1px solid var(--line); border-radius: 8px; overflow-x: auto; padding: .9rem 1rem; }`;

/** A page for readers without script, in light and dark colors. `title` and `body` are HTML. */
export function htmlPage({ title, style, body }: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} - Trackway API</title>
    <link rel="icon" href="data:,">
    <style>
${SHARED_STYLE}
${style}
    </style>
  </head>
  <body>
    <header><nav aria-label="Documentation"><a class="brand" href="/docs">Trackway</a> <a href="/docs/api">Reference</a>
      <a href="/docs/events">Events</a> <a href="/docs/errors">Errors</a> <a href="/console">Console</a></nav></header>
    <div class="page">
${body}
    </div>
  </body>
</html>
`;
}
