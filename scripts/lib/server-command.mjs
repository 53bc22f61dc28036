/**
 * The built server, as arguments of Node. New objects get 8 MB, where Node takes 16 and more as they come: an idle
 * process holds a fifth less memory (docs/decisions/0070).
 */
export const serverCommand = ['--max-semi-space-size=8', 'server/dist/main.js'];
