export { failureSchema, type OpenApiDocument, openApiDocument } from './documents/open-api-document';
export { type Page, type PageMeta, pageMeta, pageMetaSchema, pageQuery, readPage } from './requests/pagination';
export { fieldMessages, parseInput } from './requests/validation';
export { integerParameter, textParameter, uuidParameter } from './routes/path-parameters';
export { Reply, StreamReply } from './routes/reply';
export { defineRoute, type PathParameter, type Route, type RouteInput } from './routes/route';
export { createHttpApp, type HttpAppOptions } from './server/http-app';
export { type HttpServer, startHttpServer } from './server/http-server';
export { clientGone } from './server/request-context';
