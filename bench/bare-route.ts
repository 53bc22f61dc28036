import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';

/** A minimal Fastify server: one route that replies with the bytes of a file. */
const [file = '', contentType = ''] = process.argv.slice(2);
const body = await readFile(file, 'utf8');
const app = Fastify();
app.get('/', (_request, reply) => {
  reply.type(contentType).send(body);
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => process.exit());
