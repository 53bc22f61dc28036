/** Shows that a long step is alive: a counting line in a terminal, a line every ten seconds elsewhere. */
export async function withProgress(title, act) {
  const start = Date.now();
  const isTerminal = process.stderr.isTTY;
  const say = (text) => process.stderr.write(text);
  say(isTerminal ? `${title} …` : `${title} …\n`);
  const timer = setInterval(
    () => {
      const seconds = Math.round((Date.now() - start) / 1000);
      say(isTerminal ? `\r${title} … ${seconds} s` : `${title} … ${seconds} s\n`);
    },
    isTerminal ? 1_000 : 10_000,
  );
  try {
    const result = await act();
    clearInterval(timer);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    say(isTerminal ? `\r${title}: ${seconds} s\u001b[K\n` : `${title}: ${seconds} s\n`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
