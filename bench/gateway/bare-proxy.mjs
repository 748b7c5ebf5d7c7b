// The control: Express and http-proxy-middleware as their documentation shows them, in the versions that the gateway has.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../services/gateway/package.json', import.meta.url));
const express = require('express');
const { createProxyMiddleware } = require('http-proxy-middleware');

const [, , port, target] = process.argv;

const app = express();
app.use(createProxyMiddleware({ target, changeOrigin: true }));
app.listen(Number(port), '127.0.0.1');
