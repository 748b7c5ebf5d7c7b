// Preloaded by a release of the trial: every twentieth response of the API has status 500.
const { ServerResponse } = require('node:http');

const { end } = ServerResponse.prototype;
let responses = 0;

ServerResponse.prototype.end = function endOrFail(...args) {
  const isApi = this.req.url.startsWith('/api/');
  if (isApi) responses += 1;
  if (isApi && responses % 20 === 0 && !this.headersSent) this.statusCode = 500;
  return end.apply(this, args);
};
