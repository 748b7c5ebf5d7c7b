/** The documentation page. It has no inline script or style, so that its content security policy can forbid both. */
export function page(scripts: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Trackway API</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <noscript>This page needs JavaScript. The same in plain text: <a href="/llms.txt">/llms.txt</a>,
      <a href="/openapi.json">/openapi.json</a>; events: <a href="/docs/events">/docs/events</a>.</noscript>
    <div id="reference"></div>
${scripts.map((source) => `    <script src="${source}"></script>`).join('\n')}
  </body>
</html>
`;
}

/** Nothing is loaded from or sent to other origins. The reference's script inserts its styles. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
