import Fastify from 'fastify';

/** A minimal Fastify server: one route that replies with the bytes given on the command line. */
const body = process.argv[2] ?? '';
const app = Fastify();
app.get('/', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send(body);
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => process.exit());
