/**
 * What runs in the browser: the reference is made of the API's own document, with the guides before it. Requests that
 * are tried go to where the page came from, whatever name the server has for itself.
 */
export const startScript = `'use strict';
Promise.all([
  fetch('/openapi.json').then((answer) => answer.json()),
  fetch('/docs/guides.md').then((answer) => answer.text()),
]).then(([document_, guides]) => {
  Scalar.createApiReference('#reference', {
    content: {
      ...document_,
      info: { ...document_.info, description: guides || document_.info.description },
      servers: [{ url: location.origin }],
    },
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never',
    persistAuth: false,
    hiddenClients: { c: true, clojure: true, objc: true, ocaml: true, r: true, swift: true, fsharp: true },
    authentication: { preferredSecurityScheme: 'bearer' },
    customCss: ':root { --scalar-font: system-ui, sans-serif; --scalar-font-code: ui-monospace, monospace; }',
  });
}).catch(() => {
  document.getElementById('reference').textContent = 'The description of the API could not be loaded. Try again.';
});
`;
