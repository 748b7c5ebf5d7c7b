import { z } from 'zod';
import { listingQuery } from '../requests/pagination-schemas';
import { uuidParameter } from '../routes/path-parameters';
import { defineRoute, type Route } from '../routes/route';
import { openApiDocument } from './open-api-document';

const route = (more: Partial<Route> = {}): Route => ({
  ...defineRoute({
    method: 'post',
    path: '/things/:thing/parts',
    operationId: 'addPart',
    summary: 'Add a part',
    tag: 'Projects',
    scope: 'projects:write',
    params: { thing: uuidParameter('thing') },
    body: z.strictObject({ name: z.string() }),
    response: { id: z.string() },
    failures: ['conflict', 'hierarchy_cycle'],
    handle: async () => ({ id: '1' }),
  }),
  ...more,
});

const operationOf = (given: Route) => openApiDocument('things', [given]).paths?.['/things/{thing}/parts']?.post;

describe('the OpenAPI document of a service', () => {
  it('puts each code of an operation under its own status, with an example', () => {
    const responses = operationOf(route())?.responses ?? {};

    expect(responses[404]).toMatchObject({
      description: '`thing_model_not_found`',
      content: { 'application/json': { examples: { thing_model_not_found: { value: { response: false } } } } },
    });
    expect(responses[409]).toMatchObject({ description: '`conflict`' });
    expect(responses[422]).toMatchObject({ description: '`hierarchy_cycle`, `validation_errors`' });
  });

  it('has no code of a parameter whose unknown values are another error', () => {
    const kind = { schema: z.string(), description: 'One of the kinds' };
    const operation = operationOf(route({ params: { thing: kind }, failures: ['model_class_not_found'] }));

    expect(operation?.responses?.[404]).toMatchObject({ description: '`model_class_not_found`' });
    expect(operation?.description).not.toContain('model_not_found');
  });

  it('has JSON as an alternative to an upload', () => {
    const upload = { multipart: z.object({ file: z.string() }), documentedBody: z.object({ url: z.string() }) };
    const { body, ...bodiless } = route();

    expect(operationOf({ ...bodiless, ...upload })?.requestBody).toMatchObject({
      content: { 'multipart/form-data': {}, 'application/json': {} },
    });
    expect(body).toBeDefined();
  });

  it.each([
    ['an upload', { multipart: z.object({ file: z.string() }) }],
    ['a documented body', { documentedBody: z.object({ url: z.string() }) }],
    ['a raw body', { rawBody: z.object({ message: z.string() }) }],
  ])('names the errors of %s beside those of the operation', (_, body) => {
    const { body: _body, ...bodiless } = route({ failures: ['hierarchy_cycle'], ...body });
    const { responses = {} } = operationOf(bodiless) ?? {};

    expect(responses[422]).toMatchObject({ description: '`hierarchy_cycle`, `validation_errors`' });
  });

  it('has If-Match for operations that can fail with precondition_failed', () => {
    const headers = (failures: string[]) => operationOf(route({ failures }))?.parameters?.slice(1);

    expect(headers(['conflict'])).toEqual([]);
    expect(headers(['precondition_failed'])).toMatchObject([{ name: 'If-Match', in: 'header', required: false }]);
  });

  it('marks a deprecated operation with its replacement and headers', () => {
    const deprecated = { since: '2026-12-01', sunset: '2028-12-01', replacement: 'Use addThing.' };
    const operation = operationOf(route({ deprecated }));

    expect(operation).toMatchObject({
      deprecated: true,
      description: expect.stringMatching(/^Deprecated, and available until 2028-12-01\. Use addThing\./),
      responses: { 200: { headers: { Deprecation: expect.anything(), Sunset: expect.anything() } } },
    });
    expect(operationOf(route())).not.toHaveProperty('deprecated');
  });

  it('has text/html for responses and errors of pages', () => {
    const mediaTypes = (given: Route) =>
      [200, 404].map((status) => Object.keys(operationOf(given)?.responses?.[status]?.content ?? {}));
    const both = ['application/json', 'text/html'];

    expect(mediaTypes(route())).toEqual([['application/json'], ['application/json']]);
    expect(mediaTypes(route({ page: true }))).toEqual([both, both]);
    expect(mediaTypes(route({ page: true, response: { mediaType: 'text/html' } }))).toEqual([both, both]);
  });

  it('refers to the responses that every operation can return', () => {
    const document = openApiDocument('things', [route()]);
    const responses = document.paths?.['/things/{thing}/parts']?.post?.responses ?? {};

    expect(responses[429]).toEqual({ $ref: '#/components/responses/TooManyRequests' });
    expect(responses.default).toMatchObject({ description: 'Any other failure has the same form.' });
    expect(document.components?.responses).toHaveProperty('TooManyRequests');
    expect(document.components?.schemas).toHaveProperty('Failure');
  });

  it('names the required scope in the description and in security', () => {
    const operation = operationOf(route());

    expect(operation?.description).toContain('Needs the scope `projects:write`.');
    expect(operation?.description).toContain(
      'Returns `id`. An unknown or malformed id in the path is 404 `thing_model_not_found`.',
    );
    expect(operation?.security).toEqual([{ bearer: ['projects:write'] }]);
  });

  it('has no security, 401 and 403 for public operations', () => {
    const operation = operationOf(route({ scope: 'public' }));

    expect(operation?.security).toEqual([]);
    expect(Object.keys(operation?.responses ?? {})).not.toEqual(expect.arrayContaining(['401']));
    expect(Object.keys(operation?.responses ?? {})).not.toEqual(expect.arrayContaining(['403']));
  });

  it('lists the webhooks of the service with their schemas', () => {
    const webhook = {
      name: 'thing.made',
      summary: 'A thing was made',
      tag: 'Projects',
      headers: z.object({ 'webhook-id': z.string() }),
      body: z.object({ type: z.literal('thing.made') }),
      response: 'Any 2xx takes it.',
    };

    const { webhooks } = openApiDocument('things', [], [webhook]);

    expect(webhooks?.['thing.made']).toMatchObject({
      post: {
        summary: 'A thing was made',
        security: [],
        parameters: [{ in: 'header', name: 'webhook-id' }],
        requestBody: {
          content: { 'application/json': { schema: { properties: { type: { enum: ['thing.made'] } } } } },
        },
        responses: { default: { description: 'Any 2xx takes it.' } },
      },
    });
  });

  it('has no nullable component, and nullable references to them', () => {
    const part = z.object({ id: z.string() }).meta({ id: 'Part' });
    const { components } = openApiDocument('things', [
      route({
        response: {
          part: part.nullable(),
          other: part,
          parts: z.object({ first: part.nullable() }).meta({ id: 'Parts' }),
        },
      }),
    ]);

    expect(components?.schemas?.['Part']).toMatchObject({ type: 'object' });
    expect(components?.schemas?.['Parts']).toMatchObject({
      properties: { first: { anyOf: [{ $ref: '#/components/schemas/Part' }, { type: 'null' }] } },
    });
  });

  it('has nullable objects as one of two schemas, because generated Go rejects null otherwise', () => {
    const costs = z.object({ planned: z.int() }).nullable().meta({ description: 'Planned costs' });
    const house = z.object({ costs }).meta({ id: 'House' });
    const { components } = openApiDocument('things', [route({ response: { house } })]);

    expect(components?.schemas?.['House']).toMatchObject({
      properties: {
        costs: {
          anyOf: [{ type: 'object', properties: { planned: { type: 'integer' } } }, { type: 'null' }],
          description: 'Planned costs',
        },
      },
    });
  });

  it('has no defaults of objects with properties, which do not compile in generated clients', () => {
    const claims = z
      .strictObject({ name: z.string().default('name') })
      .default({ name: 'name' })
      .meta({ id: 'Claims' });
    const body = z.strictObject({ claims, note: z.string().default('none') }).meta({ id: 'CreateThing' });
    const { components } = openApiDocument('things', [route({ method: 'post', body })]);

    const text = JSON.stringify(components?.schemas);
    expect(text).toContain('"default":"none"');
    expect(text).not.toContain('"default":{');
  });

  it('describes object parameters with brackets, binary downloads and ranges', () => {
    const { parameters, responses } =
      operationOf(
        route({
          query: listingQuery([{ name: 'status', inputType: 'text' }]),
          response: { mediaType: ['application/pdf', 'text/csv'] },
          ranges: true,
        }),
      ) ?? {};

    expect(parameters).toContainEqual(expect.objectContaining({ name: 'filter', style: 'deepObject', explode: true }));
    for (const status of [200, 206]) {
      expect(responses?.[status]?.content).toEqual({
        'application/pdf': { schema: { type: 'string', format: 'binary' } },
        'text/csv': { schema: { type: 'string' } },
      });
    }
    expect(responses?.[414]).toEqual({ $ref: '#/components/responses/UriTooLong' });
  });

  it('describes another status of success, media type of the body and form of errors', () => {
    const ownErrors = { mediaType: 'application/scim+json', schema: z.strictObject({ detail: z.string() }) };
    const operation = operationOf(
      route({
        response: { mediaType: 'application/scim+json', schema: z.strictObject({ id: z.string() }) },
        status: 201,
        emptyStatus: 204,
        bodyMediaType: 'application/scim+json',
        ownErrors,
        failures: ['conflict', 'malformed_request'],
      }),
    );
    const { requestBody, responses = {} } = operation ?? {};

    expect(responses).not.toHaveProperty('200');
    expect(responses[201]?.content).toMatchObject({
      'application/scim+json': { schema: { type: 'object', properties: { id: { type: 'string' } } } },
    });
    expect(responses[204]).not.toHaveProperty('content');
    expect(Object.keys(requestBody && 'content' in requestBody ? requestBody.content : {})).toEqual([
      'application/json',
      'application/scim+json',
    ]);
    expect(Object.keys(responses[409]?.content)).toEqual(['application/scim+json']);
    // The body may be malformed JSON, which the framework reports.
    expect(Object.keys(responses[400]?.content)).toEqual(['application/scim+json', 'application/json']);
  });

  it('describes its tags', () => {
    expect(openApiDocument('things', [route()]).tags).toEqual([
      { name: 'Projects', description: expect.stringContaining('parent project') },
    ]);
  });
});
