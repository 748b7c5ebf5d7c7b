/** Version of the HTTP API, for `X-Api-Version` and the OpenAPI document. */
export const API_VERSION = '1.0.0';
