/**
 * Script of the documentation page: it renders the API reference from the OpenAPI document, with the guides before
 * it. "Try it" requests go to the origin that served the page, whatever servers the document lists.
 */
export const startScript = `'use strict';
Promise.all([
  fetch('/openapi.json').then((response) => response.json()),
  fetch('/docs/guides.md').then((response) => response.text()),
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
  document.getElementById('reference').textContent = 'The API description could not be loaded. Reload the page.';
});
`;
