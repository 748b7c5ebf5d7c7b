// The baseline: Express and http-proxy-middleware as in their documentation, in the versions of the gateway.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../services/gateway/package.json', import.meta.url));
const express = require('express');
const { createProxyMiddleware } = require('http-proxy-middleware');

const [, , port, target] = process.argv;

const app = express();
app.use(createProxyMiddleware({ target, changeOrigin: true }));
app.listen(Number(port), '127.0.0.1');
