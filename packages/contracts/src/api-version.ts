/** Of the HTTP API, as `X-Api-Version` and the OpenAPI document name it. */
export const API_VERSION = '1.0.0';
