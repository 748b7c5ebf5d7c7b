import type { Tool } from './tool';
import { toolRequest } from './tool-request';

const tool = {
  path: '/api/management/tasks',
  pathParameters: [],
  queryParameters: [],
  bodyMembers: ['name'],
  hint: { description: 'Adds a task.' },
  inputSchema: { properties: { name: { type: 'string' } }, required: ['name'] },
} as unknown as Tool;

const request = (name: string) => toolRequest(tool, { name }, 'http://localhost');

it.each([['\ud83d'], ['a \\\udc00']])('rejects half of a surrogate pair: %j', (name) => {
  expect(request(name)).toEqual({ problem: 'Texts must be well-formed Unicode.' });
});

it.each([['😀'], ['D:\\udev'], ['\\\\ud83d']])('sends well-formed text: %j', (name) => {
  expect(request(name)).toMatchObject({ body: JSON.stringify({ name }) });
});
