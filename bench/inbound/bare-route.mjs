import express from 'express';
import mongoose from 'mongoose';

/** A minimal route: parse, insert durably, respond. No signature, no deduplication, no event. */
const connection = await mongoose.createConnection(process.env.MONGODB_URL, { w: 'majority' }).asPromise();
const messages = connection.collection('bare_messages');
const app = express();
app.use(express.json({ limit: '1mb' }));
app.post('/api/management/channels/inbound/:external_ref', async (request, response) => {
  const document = { external_ref: request.params.external_ref, ...request.body, received_at: new Date() };
  await messages.insertOne(document, { writeConcern: { w: 'majority', j: true } });
  response.json({ response: true });
});
const server = app.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
