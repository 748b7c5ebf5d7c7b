interface HtmlPage {
  readonly title: string;
  /** Rules of the page besides the shared ones. */
  readonly style: string;
  readonly body: string;
}

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
      :root { color-scheme: light dark; }
      body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; }
      table { border-collapse: collapse; }
      th, td { border-bottom: 1px solid #8886; text-align: left; vertical-align: top; }
      code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
${style}
    </style>
  </head>
  <body>
${body}
  </body>
</html>
`;
}
