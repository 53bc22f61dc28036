/** Guards against hostile input: structure of JSON, limits per person, and who reads the figures. */
const http = 'server/src/http';
const media = 'server/src/modules/platform/media';

export const inputMutations = [
  {
    guard: 'JSON is not nested deeper than 32 levels',
    file: `${http}/json-structure.ts`,
    find: "        if (open.length === maxJsonDepth) return 'too_deep';\n",
    put: '',
    tests: [`${http}/json-structure.test.ts`],
  },
  {
    guard: 'an object names a key once',
    file: `${http}/json-structure.ts`,
    find: '  if (keys.has(key)) return false;\n',
    put: '',
    tests: [`${http}/json-structure.test.ts`],
  },
  {
    guard: 'a request names one host',
    file: `${http}/malformed-http.ts`,
    find: 'return hosts > 1 || ',
    put: 'return ',
    tests: [`${http}/malformed-http.test.ts`],
  },
  {
    guard: 'an IPv6 network counts as one address',
    file: `${http}/rate-limits.ts`,
    find: 'const address = networkOf(request.ip);',
    put: 'const address = request.ip;',
    tests: [`${http}/rate-limits.test.ts`],
  },
  {
    guard: 'a person is counted over all addresses',
    file: `${http}/rate-limits.ts`,
    find: "      if (name === 'unlimited') return;\n",
    put: '      if (name !== undefined) return;\n',
    tests: [`${http}/rate-limits.test.ts`],
  },
  {
    guard: 'a person has few event streams',
    file: `${http}/event-stream.ts`,
    find: '  if (own.size >= maxStreamsPerPerson) oldest?.();\n',
    put: '',
    tests: [`${http}/event-stream.test.ts`],
  },
  {
    guard: 'loopback is not enough for the figures behind a trusted proxy',
    file: `${http}/this-machine.ts`,
    find: 'return !isProxyTrusted && isFromThisMachine(request);',
    put: 'return isFromThisMachine(request);',
    tests: ['server/src/modules/portals/system-status/metrics.test.ts'],
  },
  {
    guard: 'one person has two places in the image queue',
    file: `${media}/media-limits.ts`,
    find: 'slots: 2, queuedPerHolder: 12',
    put: 'slots: 99, queuedPerHolder: 12',
    tests: [`${media}/refused-images.test.ts`],
  },
];
