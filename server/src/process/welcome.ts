import { styleText } from 'node:util';
import type { Config } from '../config/config.ts';

/** The message that is printed when the server is ready. */
export async function welcome(config: Config, seconds: number): Promise<string> {
  const bold = (text: string) => styleText('bold', text);
  const dim = (text: string) => styleText('dim', text);
  const lines = [
    config.role === 'worker'
      ? `${bold('Oja')} is working through its jobs.  ${dim(`Ready in ${seconds.toFixed(1)} s`)}`
      : `${bold('Oja')} is open at ${styleText(['bold', 'green'], config.appUrl)}  ${dim(`Ready in ${seconds.toFixed(1)} s`)}`,
  ];
  if (config.demo && config.role !== 'worker') {
    const { demoAccounts, demoPassword } = await import('../demo/demo-accounts.ts');
    lines.push(
      '',
      `Demo accounts, all with the password ${bold(demoPassword)}`,
      ...demoAccounts.map(({ email, description }) => `  ${email.padEnd(20)} ${dim(description)}`),
    );
  }
  lines.push('', dim('Stop with Ctrl-C.'));
  return `\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n\n`;
}
